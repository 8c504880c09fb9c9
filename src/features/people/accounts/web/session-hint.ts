/**
 * Whether a call for the signed-in user makes sense: the server's hint, valid for an hour (docs/contract.md, "Signing in"). False on the
 * server.
 */
export function mayBeSignedIn(): boolean {
  return typeof document !== 'undefined' && /(?:^|; )session-hint=1(?:;|$)/.test(document.cookie)
}
