import { type Api, createApi } from '#ui/data/api.ts'

/**
 * The client for calls of this feature. Usually it is the panel's client, which asks for a second factor if the server requires a factor.
 * Before the panel opens, it is `callBare`.
 */
export type CallApi = Api

/**
 * The client that never asks for a second factor. Used before the panel opens, and for the calls that pass a factor, because the panel's
 * client waits for the result of these calls.
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

/** Removes a passkey. If the id is undefined, removes the authenticator app. */
export const removeFactor = (api: CallApi, passkeyId: string | undefined) =>
  passkeyId === undefined
    ? api.delete('/api/auth/second-factor/totp')
    : api.delete('/api/auth/second-factor/passkey/{id}', { path: { id: passkeyId } })
