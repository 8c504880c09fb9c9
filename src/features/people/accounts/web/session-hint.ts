/**
 * Whether a call for the signed-in user makes sense, by the server's hint. The hint is valid for an hour (docs/contract.md, "Signing in"). False
 * on the server.
 */
export function mayBeSignedIn(): boolean {
  return typeof document !== 'undefined' && /(?:^|; )session-hint=1(?:;|$)/.test(document.cookie)
}
