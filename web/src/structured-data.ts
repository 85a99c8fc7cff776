import { allPlans } from '@karar/schema'
import i18next from 'i18next'

/** What search engines are told of a page in their own terms (schema.org), as JSON; '' where there is nothing to tell. */
export function structuredData(path: string): string {
  const t = i18next.t.bind(i18next)
  if (path === '/') {
    return json({
      '@type': 'SoftwareApplication',
      name: t('ui:product'),
      url: '__ORIGIN__/',
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Web',
      description: t('home:description'),
      offers: allPlans.map(({ name, monthly }) => ({
        '@type': 'Offer',
        name,
        price: String(monthly),
        priceCurrency: 'INR',
        url: '__ORIGIN__/pricing',
      })),
    })
  }
  if (path === '/pricing') {
    return json({
      '@type': 'FAQPage',
      mainEntity: t('pricing:faq', { returnObjects: true }).map(({ ask, answer }) => ({
        '@type': 'Question',
        name: ask,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    })
  }
  return ''
}

// no '<' can end the element that it stands in
const json = (data: object) => JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
