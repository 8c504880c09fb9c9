/** Whom a passkey belongs to (WebAuthn): a host name, and the origins whose pages may use it. */
export type RelyingParty = { id: string; name: string; origins: string[] }

type Asked = { SANDBOX: boolean; PUBLIC_ORIGIN?: string | undefined; PORT: number; SHOP_NAME_EN: string }

/** The public origin and no other; a sandbox is reached under many names, so there it is the origin of the page that calls. */
export function relyingPartyOf(config: Asked, caller: { origin: string | undefined; host: string | undefined }) {
  const local = `http://${caller.host ?? `localhost:${config.PORT}`}`
  const origin = config.SANDBOX ? (caller.origin ?? local) : (config.PUBLIC_ORIGIN ?? local)
  const party: RelyingParty = { id: new URL(origin).hostname, name: config.SHOP_NAME_EN, origins: [origin] }
  return party
}
