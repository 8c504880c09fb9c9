import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import type { RegisteredView, SecondFactorView } from '../schemas.ts'
import type { CallApi } from './second-factor-calls.ts'

/** Why a browser did not do it: whoever sits there cancelled, it has one already, or it cannot at all. */
export class PasskeyFailure extends Error {
  readonly reason: 'cancelled' | 'known' | 'unsupported'
  constructor(reason: PasskeyFailure['reason']) {
    super(reason)
    this.name = 'PasskeyFailure'
    this.reason = reason
  }
}

/** Whether this browser knows passkeys on this page: they need https or this machine, and a name, which an address of digits is not. */
export function knowsPasskeys(): boolean {
  const isNamed = !/^[\d.]+$|:/.test(location.hostname)
  return isNamed && typeof window.PublicKeyCredential === 'function'
}

/** Has the browser make a passkey and registers it. */
export async function createPasskey(api: CallApi, name: string): Promise<RegisteredView> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const options = await api.post('/api/auth/second-factor/passkey/registration-options')
  // The document names only the challenge; the rest is the browser's own protocol.
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  const made = await startRegistration({ optionsJSON }).catch(rethrow)
  const response = { ...made, clientExtensionResults: {} }
  return await api.post('/api/auth/second-factor/passkey/registration', { body: { name, response } })
}

/** Has the browser use one of the person's passkeys, and passes with it. */
export async function applyPasskey(api: CallApi): Promise<SecondFactorView> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const options = await api.post('/api/auth/second-factor/passkey/challenge')
  // As above.
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  const signed = await startAuthentication({ optionsJSON }).catch(rethrow)
  const response = { ...signed, clientExtensionResults: {} }
  return await api.post('/api/auth/second-factor/passkey/verification', { body: { response } })
}

function rethrow(error: unknown): never {
  const name = error instanceof Error ? error.name : ''
  if (name === 'InvalidStateError') throw new PasskeyFailure('known')
  if (name === 'NotAllowedError' || name === 'AbortError') throw new PasskeyFailure('cancelled')
  throw new PasskeyFailure('unsupported')
}
