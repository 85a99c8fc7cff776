import { otherTerm, type Party } from '@karar/schema'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import css from './parties.module.css'
import section from './professional.module.css'

/** Who signs, as what, and what the contract calls them. */
export const Parties = memo(function Parties({ parties }: { parties: readonly Party[] }) {
  const { t } = useTranslation('results')
  if (parties.length === 0) return null
  return (
    <section className={section.section}>
      <h2 className={section.heading}>{t('parties.title')}</h2>
      <ul>
        {parties.map(({ name, role, defined_term }) => {
          const term = otherTerm({ name, defined_term })
          return (
            <li key={`${name} ${role}`} className={css.row}>
              <b>{name}</b>
              {role && role !== defined_term && <span>{role}</span>}
              {term && <span>{t('parties.term', { term })}</span>}
            </li>
          )
        })}
      </ul>
    </section>
  )
})
