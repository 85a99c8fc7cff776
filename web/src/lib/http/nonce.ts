/** The style nonce that the server wrote into this page, or '' where the page is served without a policy. */
export function pageNonce(): string {
  // Browsers hide the attribute from scripts of the page and keep it as a property.
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')
  return meta?.nonce || meta?.getAttribute('nonce') || ''
}
