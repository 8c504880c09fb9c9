import { type Api, createApi } from '#ui/data/api.ts'

/** The panel's own calls, which ask for a factor when the server does; or bare ones where there is no panel yet. */
export type CallApi = Api

/** Where there is no panel yet, and for what the panel's calls wait for. */
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

/** Without the id of a passkey it is the application that makes codes. */
export const removeFactor = (api: CallApi, passkeyId: string | undefined) =>
  passkeyId === undefined
    ? api.delete('/api/auth/second-factor/totp')
    : api.delete('/api/auth/second-factor/passkey/{id}', { path: { id: passkeyId } })
