import { TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

interface Props {
  label: string
  /** what it looks in */
  hint: string
  className: string | undefined
  value: string
  onChange: (value: string) => void
}

/** A search whose words reach the address once the typing rests. */
export function SearchBox({ label, hint, className, value, onChange }: Props) {
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
      className={className ?? ''}
      type="search"
      role="searchbox"
      aria-label={label}
      placeholder={hint}
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
