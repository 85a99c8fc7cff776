import { TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import css from './list.module.css'

/** A search whose words reach the address once the typing rests. */
export function SearchBox({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation('admin')
  const [typed, setTyped] = useState(value)
  const sent = useRef(value)
  const send = useDebouncedCallback((words: string) => {
    sent.current = words
    onChange(words)
  }, 300)
  // The back button, or 'show all', changes it from outside.
  useEffect(() => {
    if (value === sent.current) return
    sent.current = value
    setTyped(value)
  }, [value])
  return (
    <TextInput
      className={css.search ?? ''}
      type="search"
      role="searchbox"
      aria-label={t('search.label')}
      placeholder={t('search.hint')}
      leftSection={<Search size={17} strokeWidth={1.75} aria-hidden="true" />}
      maxLength={200}
      value={typed}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        send(currentTarget.value.trim())
      }}
    />
  )
}
