import { type Api, createApi } from '#ui/data/api.ts'

/** The client of a call: the panel's client, which asks for a factor when the server requires one, or before the panel opens `callBare`. */
export type CallApi = Api

/**
 * The client without the question for a factor. It is used before the panel opens, and for the calls that pass a factor, because the panel's
 * client waits for them.
 */
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
