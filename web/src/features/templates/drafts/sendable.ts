import { type TemplateField, valueFault } from '@karar/schema'

type Values = Readonly<Record<string, string>>

/**
 * What of the typed values can be kept. One that does not fit its field waits until it does: sent along, it would have all
 * the others refused with it.
 */
export function sendable(fields: readonly TemplateField[], typed: Values): { send: Values; wait: Values } {
  const faulty = new Set(
    fields.filter((field) => valueFault(field, typed[field.key] ?? '') !== null).map(({ key }) => key),
  )
  const pick = (fits: boolean) => Object.fromEntries(Object.entries(typed).filter(([key]) => faulty.has(key) !== fits))
  return { send: pick(true), wait: pick(false) }
}
