import type { TemplateField } from '@karar/schema'
import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'

interface Props {
  field: TemplateField
  value: string
  /** what is wrong with the value, or '' */
  error: string
  onChange: (value: string) => void
  onLeave: () => void
}

/** The input that fits a field, with its label, help and example. */
export function FieldInput({
  field: { label, kind, help, example, options = [] },
  value,
  error,
  onChange,
  onLeave,
}: Props) {
  const { t } = useTranslation('templates')
  const hint = [
    help,
    // a day is chosen, not typed, and a choice shows what there is
    example !== '' && kind !== 'date' && kind !== 'choice' ? t('draft.example', { example }) : '',
  ]
  const rest = {
    label: kind === 'money' || kind === 'percent' ? `${label} (${t(`draft.units.${kind}`)})` : label,
    description: hint.filter((words) => words !== '').join(' '),
    error,
    value,
    size: 'md' as const,
    autoFocus: true,
    onBlur: onLeave,
  }
  if (kind === 'long_text' || kind === 'address') {
    return (
      <Textarea
        {...rest}
        rows={kind === 'address' ? 3 : 6}
        maxLength={5000}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    )
  }
  if (kind === 'choice') {
    return (
      <NativeSelect
        {...rest}
        data={[{ value: '', label: t('draft.choose') }, ...options]}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    )
  }
  const numeric = kind === 'money' || kind === 'number' || kind === 'percent'
  return (
    <TextInput
      {...rest}
      type={kind === 'date' ? 'date' : kind === 'email' ? 'email' : 'text'}
      {...(numeric && { inputMode: 'decimal' as const })}
      maxLength={500}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
