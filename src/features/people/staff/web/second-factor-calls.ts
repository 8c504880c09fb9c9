import { type Api, createApi } from '#ui/data/api.ts'

/** The panel's client, which asks for a factor when the server requires one. Before the panel opens, the bare client. */
export type CallApi = Api

/** Used before the panel opens, and for calls for which the panel's client waits. */
export const callBare = createApi((address, init) => {
  const headers = new Headers(init.headers)
  headers.set('accept-language', document.documentElement.lang)
  return fetch(address, { ...init, headers })
})

export const beginTotp = (api: CallApi) => api.post('/api/auth/second-factor/totp/registration-options')

export const registerTotp = (api: CallApi, code: string) =>
  api.post('/api/auth/second-factor/totp/registration', { body: { code } })

export const passByTotp = (api: CallApi, code: string) =>
  api.post('/api/auth/second-factor/totp/verification', { body: { code } })

export const passByRecoveryCode = (api: CallApi, code: string) =>
  api.post('/api/auth/second-factor/recovery', { body: { code } })

export const renewRecoveryCodes = (api: CallApi) => api.post('/api/auth/second-factor/recovery-codes')

/** Without a passkey's id this removes the authenticator app. */
export const removeFactor = (api: CallApi, passkeyId: string | undefined) =>
  passkeyId === undefined
    ? api.delete('/api/auth/second-factor/totp')
    : api.delete('/api/auth/second-factor/passkey/{id}', { path: { id: passkeyId } })
