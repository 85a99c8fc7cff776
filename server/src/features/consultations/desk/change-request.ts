import { type ChangeConsultation, type ConsultationStatus, consultationMoves, type DeskRequest } from '@karar/schema'
import { and, eq, isNull } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/open.ts'
import { legalRequests, timeEntries, users } from '../../../db/tables.ts'
import { audit } from '../../../lib/audit/audit.ts'
import { AppError } from '../../../lib/http/errors.ts'
import type { Queue } from '../../../lib/queue/queue.ts'
import { queueLetter } from '../../accounts/service.ts'
import type { Reader } from '../../documents/service.ts'
import { holdRequest, type RequestRow, requestLink } from '../find.ts'
import { words } from '../words.ts'
import { findDeskRequest } from './list-requests.ts'

interface Context {
  db: Db
  queue: Queue
  reader: Reader
}

/**
 * Changes status, lawyer and notes of a request: all that is asked for, or nothing. Whose request it is hears of each
 * step by mail. A lawyer's name alone assigns a request that is pending.
 *
 * @throws AppError request_not_found; invalid_request; request_status where the move is not one that may be made, or where
 *   another administrator has changed what this one saw
 */
export function changeRequest(
  { db, queue, reader }: Context,
  id: string,
  { status, assigned_lawyer: lawyer, admin_notes: notes, seen_lawyer, seen_notes }: ChangeConsultation,
): Promise<DeskRequest> {
  return db.transaction(async (tx) => {
    const row = await holdRequest(tx, reader, id)
    if (status === undefined && lawyer === undefined && notes === undefined) {
      throw new AppError('invalid_request', { message: words.nothingToChange })
    }
    // of two who write at the same time the second would take away what the first wrote, and nobody would know
    if (notes !== undefined && seen_notes !== undefined && seen_notes !== (row.adminNotes ?? ''))
      refuse(words.otherNotes)
    if (lawyer !== undefined && seen_lawyer !== undefined && seen_lawyer !== (row.assignedLawyer ?? '')) {
      refuse(words.otherLawyer(row.assignedLawyer))
    }
    const assigns = status === undefined && lawyer !== undefined && row.status === 'pending'
    const alone = lawyer === undefined && notes === undefined
    const target = status === row.status && !alone ? undefined : (status ?? (assigns ? 'assigned' : undefined))
    if (target) await demandMove(tx, row, target, lawyer)
    else if (lawyer !== undefined && consultationMoves[row.status].length === 0) refuse(words.cannotMove(row.status))

    const changes: Partial<RequestRow> = {
      ...(target && { status: target }),
      ...(lawyer !== undefined && { assignedLawyer: lawyer }),
      ...(notes !== undefined && { adminNotes: notes || null }),
      // whoever has begun, or is done, has seen to it
      ...((target === 'in_progress' || target === 'completed') && !row.answeredAt && { answeredAt: new Date() }),
    }
    await tx.update(legalRequests).set(changes).where(eq(legalRequests.id, id))
    const isReassigned = target === undefined && lawyer !== undefined && lawyer !== row.assignedLawyer
    if (target) await tellStep(tx, queue, { ...row, ...changes }, target)
    else if (isReassigned) await tellStep(tx, queue, { ...row, ...changes }, 'assigned')
    await audit(tx, {
      actor: reader.id,
      action: 'consultation.update',
      subject: { type: 'consultation', id },
      before: { status: row.status, assigned_lawyer: row.assignedLawyer },
      after: {
        status: target ?? row.status,
        assigned_lawyer: lawyer ?? row.assignedLawyer,
        // what they say is for the desk alone
        ...(notes !== undefined && { notes_length: notes.length }),
      },
    })
    return findDeskRequest(tx, id)
  })
}

async function demandMove(tx: Tx, row: RequestRow, to: ConsultationStatus, lawyer: string | undefined): Promise<void> {
  if (to === row.status) refuse(words.already(to))
  if (!consultationMoves[row.status].includes(to)) refuse(words.cannotMove(row.status))
  if (to === 'assigned' && !(lawyer ?? row.assignedLawyer)) {
    const errors = [{ path: 'assigned_lawyer', message: words.noLawyer }]
    throw new AppError('invalid_request', { message: words.noLawyer, errors })
  }
  if (to !== 'completed' && to !== 'cancelled') return
  const [running] = await tx
    .select({ id: timeEntries.id })
    .from(timeEntries)
    .where(and(eq(timeEntries.requestId, row.id), isNull(timeEntries.stoppedAt)))
  if (running) refuse(words.stopFirst)
}

function refuse(message: string): never {
  throw new AppError('request_status', { message })
}

/** Tells the requester what has become of the request. */
export async function tellStep(tx: Tx, queue: Queue, row: RequestRow, step: ConsultationStatus): Promise<void> {
  const [requester] = await tx.select().from(users).where(eq(users.id, row.userId))
  if (!requester || step === 'pending') return
  const facts = { step, document: row.documentName, lawyer: row.assignedLawyer ?? '', link: requestLink(row.id) }
  await queueLetter(tx, queue, 'consultation_moved', requester, facts)
}
