import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { AiProvider, type AiSeen, type AiSettings, AiWays, type SetAi } from '@karar/schema'
import { Button, NativeSelect, Switch, TextInput } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureWords } from '../../../lib/http/failure-words.ts'
import { HttpError } from '../../../lib/http/http-error.ts'
import { useSend } from '../../../lib/http/use-send.ts'
import { PasswordField } from '../../../ui/password/password-field.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import css from './language-model.module.css'
import { chooseModel, lookAgain, switchOff } from './language-model-query.ts'

/** What is in force, as the form has it. */
const choiceOf = ({ reader, base_url, ways }: AiSettings) => ({
  provider: reader?.provider ?? ('openai-compatible' as AiProvider),
  model: reader?.model ?? '',
  address: base_url ?? '',
  key: '',
  redact: reader?.redacted ?? false,
  ways,
})

/** The same as the server holds it against what stands there. */
const seenIn = ({ reader, base_url, ways, has_key }: AiSettings): AiSeen | null =>
  reader && { provider: reader.provider, model: reader.model, base_url, redact: reader.redacted, ways, has_key }

/**
 * Chooses the model. A key goes in and never comes out. What is being typed stays when another administrator changes the
 * settings meanwhile, and whoever saves it is told so first; an untouched form follows.
 */
export function ModelForm({ settings }: { settings: AiSettings }) {
  const { t } = useTranslation('admin')
  const { reader, has_key } = settings
  const [typed, setTyped] = useState<ReturnType<typeof choiceOf> | null>(null)
  const choice = typed ?? choiceOf(settings)
  /** over which choice they began to type, or which they have been told of since */
  const [seen, setSeen] = useState<AiSeen | null>()
  const [sure, setSure] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const save = useSend({
    mutationFn: chooseModel,
    onSuccess: () => {
      setTyped(null)
      setSeen(undefined)
      off.reset()
    },
    onError: (error) => {
      if (!(error instanceof HttpError && error.reason === 'model_changed')) return
      // they read above now what the other chose: whoever saves once more means it
      lookAgain().then(
        (now) => setSeen(seenIn(now)),
        () => {},
      )
    },
  })
  const off = useSend({
    mutationFn: switchOff,
    onSuccess: () => {
      setTyped(null)
      setSeen(undefined)
      setSure(false)
      save.reset()
      // its own button goes with the model
      button.current?.focus()
    },
  })
  function set(part: Partial<typeof choice>) {
    if (!typed) setSeen(seenIn(settings))
    setTyped({ ...choice, ...part })
    save.reset()
    off.reset()
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    const { provider, model, address, key, redact } = choice
    const sent: SetAi = {
      ...{ provider, model: model.trim(), base_url: address.trim() || null, redact, ways: choice.ways },
      ...(key.trim() && { key: key.trim() }),
      seen: seen === undefined ? seenIn(settings) : seen,
    }
    save.mutate(sent)
  }
  const error = save.error ?? off.error
  /** nobody but the operator knows where it is */
  const ownAddress = choice.provider === 'openai-compatible'
  return (
    <section>
      <h2>{t('languageModel.form.title')}</h2>
      <form className={css.form} onSubmit={submit} autoComplete="off">
        <NativeSelect
          label={t('languageModel.form.provider')}
          value={choice.provider}
          data={AiProvider.options.map((value) => ({ value, label: t(`languageModel.form.providers.${value}`) }))}
          onChange={(event) => set({ provider: AiProvider.parse(event.currentTarget.value) })}
        />
        <TextInput
          label={t('languageModel.form.model')}
          description={t('languageModel.form.modelHint')}
          required
          maxLength={200}
          value={choice.model}
          onChange={(event) => set({ model: event.currentTarget.value })}
        />
        <TextInput
          label={t('languageModel.form.address')}
          description={t(ownAddress ? 'languageModel.form.addressHint' : 'languageModel.form.addressKnown')}
          type="url"
          required={ownAddress}
          maxLength={500}
          value={choice.address}
          onChange={(event) => set({ address: event.currentTarget.value })}
        />
        <PasswordField
          label={t('languageModel.form.key')}
          description={has_key ? t('languageModel.form.keyKept') : t('languageModel.form.keyNone')}
          autoComplete="new-password"
          maxLength={1000}
          value={choice.key}
          onChange={(event) => set({ key: event.currentTarget.value })}
        />
        <NativeSelect
          label={t('languageModel.form.ways')}
          value={choice.ways}
          data={AiWays.options.map((value) => ({ value, label: t(`languageModel.form.wayOf.${value}`) }))}
          onChange={(event) => set({ ways: AiWays.parse(event.currentTarget.value) })}
        />
        <Switch
          label={t('languageModel.form.redact')}
          checked={choice.redact}
          onChange={(event) => set({ redact: event.currentTarget.checked })}
        />
        <div className={css.buttons}>
          <Button type="submit" ref={button} loading={save.isPending}>
            {t('languageModel.form.save')}
          </Button>
          {reader && (
            <Button
              variant="default"
              loading={off.isPending}
              onClick={() => (sure ? off.mutate() : setSure(true))}
              onBlur={() => setSure(false)}
            >
              {sure ? t('languageModel.form.offSure') : t('languageModel.form.off')}
            </Button>
          )}
          {save.isSuccess && <span role="status">{t('languageModel.form.saved')}</span>}
          {off.isSuccess && <span role="status">{t('languageModel.form.offDone')}</span>}
        </div>
        {error && <Notice tone="error">{failureWords(error)}</Notice>}
      </form>
    </section>
  )
}
