import css from './logo.module.css'

/** The name of the product, in both scripts. */
export function Logo() {
  return (
    <span className={css.logo}>
      Karar
      <span className={css.hindi} lang="hi" aria-hidden="true">
        करार
      </span>
    </span>
  )
}
