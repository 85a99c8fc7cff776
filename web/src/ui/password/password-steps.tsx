import css from './password-steps.module.css'

interface Props {
  /** how many of the steps are reached */
  reached: number
  steps: number
}

/** The bar beside a strength in words; it says nothing that the words do not. */
export function PasswordSteps({ reached, steps }: Props) {
  return (
    <div className={css.steps} data-full={reached === steps || undefined} aria-hidden="true">
      {Array.from({ length: steps }, (_, step) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
        <span key={step} className={css.step} data-reached={step < reached || undefined} />
      ))}
    </div>
  )
}
