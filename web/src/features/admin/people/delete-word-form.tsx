import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import css from '../ask.module.css'

/** What must be typed before an account is deleted. */
export const deleteWord = 'DELETE'

/** The last gate before an account is gone: a word to type. Whether it is the right one is judged once it is sent. */
export function DeleteWordForm({ onKeep, onSend }: { onKeep: () => void; onSend: (word: string) => void }) {
  const { t } = useTranslation('admin')
  const [word, setWord] = useState('')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSend(word)
      }}
    >
      <TextInput
        className={css.field ?? ''}
        label={t('ask.word.label')}
        value={word}
        onChange={({ currentTarget }) => setWord(currentTarget.value)}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        data-autofocus
      />
      <div className={css.answers}>
        <Button variant="default" onClick={onKeep}>
          {t('ask.word.keep')}
        </Button>
        <Button type="submit" variant="default" data-danger>
          {t('ask.word.confirm')}
        </Button>
      </div>
    </form>
  )
}
