/**
 * True if somebody is probably signed in, so a page should load the user. Reads the server's hint, a cookie that is valid for an hour
 * (docs/contract.md, "Signing in"). False on the server.
 */
export function mayBeSignedIn(): boolean {
  return typeof document !== 'undefined' && /(?:^|; )session-hint=1(?:;|$)/.test(document.cookie)
}
