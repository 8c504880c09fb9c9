import type { Panel } from '#ui/panel.ts'
import { requestJson } from '#ui/request.ts'
import type { RecoveryCodesView, RegisteredView, SecondFactorView, TotpOptions } from '../schemas.ts'

export const SECOND_FACTOR_CALL = '/api/auth/second-factor'

/** The panel's own call, which asks for a factor when the server does; or a bare one where there is no panel yet. */
export type CallApi = Panel['call']

/** Where there is no panel yet, and for what the panel's calls wait for. */
export const callBare: CallApi = async (path, options = {}) =>
  await requestJson(path, {
    ...options,
    headers: { 'accept-language': document.documentElement.lang, ...options.headers },
  })

export const beginTotp = async (call: CallApi) =>
  await call<TotpOptions>(`${SECOND_FACTOR_CALL}/totp/registration-options`, { method: 'POST' })

export const registerTotp = async (call: CallApi, code: string) =>
  await call<RegisteredView>(`${SECOND_FACTOR_CALL}/totp/registration`, { method: 'POST', body: { code } })

export const passByTotp = async (call: CallApi, code: string) =>
  await call<SecondFactorView>(`${SECOND_FACTOR_CALL}/totp/verification`, { method: 'POST', body: { code } })

export const passByRecoveryCode = async (call: CallApi, code: string) =>
  await call<SecondFactorView>(`${SECOND_FACTOR_CALL}/recovery`, { method: 'POST', body: { code } })

export const renewRecoveryCodes = async (call: CallApi) =>
  await call<RecoveryCodesView>(`${SECOND_FACTOR_CALL}/recovery-codes`, { method: 'POST' })

export const removeFactor = async (call: CallApi, factor: string) =>
  await call<undefined>(`${SECOND_FACTOR_CALL}/${factor}`, { method: 'DELETE' })
