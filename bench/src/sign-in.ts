/**
 * Signs in.
 *
 * @param api address of the API, without a slash at the end
 * @returns the token of the session
 */
export async function signIn(api: string, account: { email: string; password: string }): Promise<string> {
  const answer = await fetch(`${api}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  if (!answer.ok) throw new Error(`the sign-in was answered ${answer.status}: ${await answer.text()}`)
  return ((await answer.json()) as { token: string }).token
}
