/** Whether asking who is signed in makes sense: the server's hint, an hour long (docs/contract.md, "Signing in"). False on the server. */
export function mayBeSignedIn(): boolean {
  return typeof document !== 'undefined' && /(?:^|; )session-hint=1(?:;|$)/.test(document.cookie)
}
