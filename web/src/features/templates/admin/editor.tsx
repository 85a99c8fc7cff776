import { fieldsIn, longestTemplate, type PolicyTemplate, paperOf, TemplateCategory } from '@karar/schema'
import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSend } from '../../../lib/http/use-send.ts'
import { formatNumber } from '../../../lib/text/format.ts'
import { Dialog } from '../../../ui/states/dialog.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { TextAction } from '../../../ui/text-action.tsx'
import { createTemplate, editTemplate } from '../api.ts'
import { templateFailure } from '../failures.ts'
import { Paper } from '../paper.tsx'
import css from '../templates.module.css'
import { dropUnsaved, keepUnsaved, unsavedOf, type Written } from './unsaved.ts'

/**
 * Writes a template beside its preview. All of it has to be filled in. What was written outlives a failure and the closing
 * of the editor.
 *
 * @param template null for a new one
 */
export function TemplateEditor({ template, onClose }: { template: PolicyTemplate | null; onClose: () => void }) {
  const { t } = useTranslation(['templates', 'ui'])
  const key = template?.id ?? ''
  const [written, setWritten] = useState(() => unsavedOf(key) ?? asSaved(template))
  const { name, category, description, content } = written
  const change = (part: Partial<Written>) => {
    const next = { ...written, ...part }
    keepUnsaved(key, next)
    setWritten(next)
  }
  const startAnew = () => {
    dropUnsaved(key)
    setWritten(asSaved(template))
    setAgain(false)
  }
  const [again, setAgain] = useState(() => unsavedOf(key) !== undefined)
  const [incomplete, setIncomplete] = useState(false)
  const save = useSend({
    mutationFn: () => {
      const json = { name, category: TemplateCategory.parse(category), description, template_content: content }
      return template ? editTemplate(template.id, json) : createTemplate(json)
    },
    onSuccess: () => {
      dropUnsaved(key)
      onClose()
    },
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    const whole = [name, category, description, content].every((text) => text.trim() !== '')
    setIncomplete(!whole)
    if (whole && !tooLong) save.mutate()
  }
  // said, and not cut off by the field: a policy without its end would be handed out as the whole
  const tooLong = content.trim().length > longestTemplate
  const lacks = (text: string) => incomplete && text.trim() === ''
  return (
    <Dialog
      size="min(1120px, 96vw)"
      title={template ? t('editor.edit', { name: template.name }) : t('editor.new')}
      onClose={onClose}
      closeOnClickOutside={false}
    >
      <form className={css.editor} noValidate onSubmit={submit}>
        {again && (
          <Notice tone="info">
            {t('editor.again')} <TextAction onClick={startAnew}>{t('editor.startAnew')}</TextAction>
          </Notice>
        )}
        <div className={css.editorFields}>
          <TextInput
            label={t('editor.name')}
            required
            maxLength={150}
            data-autofocus
            value={name}
            error={lacks(name)}
            onChange={({ currentTarget }) => change({ name: currentTarget.value })}
          />
          <NativeSelect
            label={t('editor.category')}
            required
            data={[
              { value: '', label: t('editor.choose') },
              ...TemplateCategory.options.map((value) => ({ value, label: t(`categories.${value}`) })),
            ]}
            value={category}
            error={lacks(category)}
            onChange={({ currentTarget }) => change({ category: currentTarget.value })}
          />
          <Textarea
            label={t('editor.description')}
            required
            rows={2}
            maxLength={500}
            value={description}
            error={lacks(description)}
            onChange={({ currentTarget }) => change({ description: currentTarget.value })}
          />
          <Textarea
            label={t('editor.content')}
            description={t('editor.contentHint', { open: '{{', close: '}}' })}
            required
            rows={12}
            value={content}
            error={
              tooLong
                ? t('editor.tooLong', { length: formatNumber(content.length), limit: formatNumber(longestTemplate) })
                : lacks(content)
            }
            onChange={({ currentTarget }) => change({ content: currentTarget.value })}
          />
        </div>
        <section className={css.editorPreview} aria-label={t('editor.preview')}>
          <h3>{t('editor.preview')}</h3>
          {content.trim() === '' ? (
            <p>{t('editor.empty')}</p>
          ) : (
            <Paper
              blocks={paperOf(content, fieldsIn(content, template?.fields ?? []), {})}
              label={name || t('editor.preview')}
            />
          )}
        </section>
        {incomplete && <Notice tone="error">{t('editor.incomplete')}</Notice>}
        {!incomplete && save.isError && (
          <Notice tone="error">{templateFailure(save.error, template ? 'edit' : 'create')}</Notice>
        )}
        <div className={css.answers}>
          <Button variant="default" onClick={onClose}>
            {t('editor.cancel')}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {template ? t('editor.save') : t('editor.create')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

const asSaved = (template: PolicyTemplate | null): Written => ({
  name: template?.name ?? '',
  category: template?.category ?? '',
  description: template?.description ?? '',
  content: template?.template_content ?? '',
})
