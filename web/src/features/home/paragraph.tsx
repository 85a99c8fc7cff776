import type { ParagraphReading } from '@karar/schema'
import { Button } from '@mantine/core'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureWords } from '../../lib/http/failure-words.ts'
import { formatNumber } from '../../lib/text/format.ts'
import page from './page.module.css'
import css from './paragraph.module.css'
import { Findings } from './paragraph-findings.tsx'

const least = 30
const most = 1500

/** One clause, pasted and read at once, without an account. What was pasted stays here when something goes wrong. */
export function Paragraph() {
  const { t } = useTranslation('home')
  const id = useId()
  const [text, setText] = useState('')
  const [working, setWorking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [found, setFound] = useState<ParagraphReading | null>(null)
  const length = text.trim().length

  async function read(event: FormEvent) {
    event.preventDefault()
    if (working) return
    setFound(null)
    if (length < least) return setProblem(t('paragraph.tooShort', { least }))
    if (length > most) return setProblem(t('paragraph.tooLong', { most: formatNumber(most) }))
    setProblem(null)
    setWorking(true)
    try {
      const { readParagraph } = await import('./read-paragraph.ts')
      setFound(await readParagraph(text))
    } catch (error) {
      setProblem(failureWords(error))
    } finally {
      setWorking(false)
    }
  }

  return (
    <section className={page.section} id="paragraph" aria-labelledby="paragraph-title">
      <h2 className={page.title} id="paragraph-title">
        {t('paragraph.title')}
      </h2>
      <p className={css.lead}>{t('paragraph.lead')}</p>
      <form className={css.form} onSubmit={read} noValidate>
        <label htmlFor={id} className={css.label}>
          {t('paragraph.label')}
        </label>
        <textarea
          id={id}
          className={css.text}
          rows={6}
          value={text}
          placeholder={t('paragraph.placeholder')}
          aria-describedby={`${id}-hint`}
          aria-invalid={problem !== null}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <div className={css.below}>
          <p id={`${id}-hint`} className={css.hint}>
            {t('paragraph.count', { length: formatNumber(length), most: formatNumber(most) })} {t('paragraph.kept')}
          </p>
          <div className={css.actions}>
            <Button
              variant="subtle"
              onClick={() => {
                setText(t('paragraph.example'))
                setProblem(null)
              }}
            >
              {t('paragraph.useExample')}
            </Button>
            <Button type="submit" loading={working}>
              {t('paragraph.read')}
            </Button>
          </div>
        </div>
      </form>
      <div aria-live="polite">
        {working && <p className={css.hint}>{t('paragraph.working')}</p>}
        {problem && (
          <p role="alert" className={css.problem}>
            {problem}
          </p>
        )}
        {found && <Findings reading={found} />}
      </div>
    </section>
  )
}
