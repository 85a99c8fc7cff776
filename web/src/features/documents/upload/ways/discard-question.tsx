import { Button } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '../../../../ui/states/dialog.tsx'
import css from './ways.module.css'

/**
 * How a dialog is closed that may hold something unsent: at once while there is nothing, and after a question from then on.
 * Escape and a phone's gesture for "back" come by accident, and ten photos are not taken twice.
 */
export function useClosing(wouldLose: boolean, onClose: () => void) {
  const [asking, setAsking] = useState(false)
  return {
    asking,
    close: () => (wouldLose ? setAsking(true) : onClose()),
    keep: () => setAsking(false),
  }
}

interface Props {
  title: string
  body: string
  keep: string
  discard: string
  onKeep: () => void
  onDiscard: () => void
}

/** Asks before what was gathered is thrown away; to keep it is the safe choice and comes first. */
export function DiscardQuestion({ title, body, keep, discard, onKeep, onDiscard }: Props) {
  return (
    <Dialog size={480} title={title} onClose={onKeep}>
      <div className={css.form}>
        <p className={css.hint}>{body}</p>
        <div className={css.answers}>
          <Button variant="default" data-autofocus onClick={onKeep}>
            {keep}
          </Button>
          <Button variant="default" data-danger onClick={onDiscard}>
            {discard}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
