/** The style nonce that the server wrote into this page, or '' where the page is served without a policy. */
export function pageNonce(): string {
  // Browsers hide the attribute from scripts of the page and keep it as a property.
  // Not by the name that Vite looks for: it would give the nonce, which no script of ours needs, to every script that is asked
  // for later, and what a browser has compiled with one nonce it does not take with the next page's.
  const meta = document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')
  return meta?.nonce || meta?.getAttribute('nonce') || ''
}
