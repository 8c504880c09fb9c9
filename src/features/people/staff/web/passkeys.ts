import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import type { RegisteredView, SecondFactorView } from '../schemas.ts'
import type { CallApi } from './second-factor-calls.ts'

/** Why a passkey failed in the browser: the user cancelled, the passkey already exists, or the browser does not support passkeys. */
export class PasskeyFailure extends Error {
  readonly reason: 'cancelled' | 'known' | 'unsupported'
  constructor(reason: PasskeyFailure['reason']) {
    super(reason)
    this.name = 'PasskeyFailure'
    this.reason = reason
  }
}

/**
 * True if passkeys can be used on this page. The browser must support passkeys. The page must have https or localhost, and a host name
 * instead of an IP address.
 */
export function knowsPasskeys(): boolean {
  const isNamed = !/^[\d.]+$|:/.test(location.hostname)
  return isNamed && typeof window.PublicKeyCredential === 'function'
}

/** Creates a passkey in the browser and registers it. */
export async function createPasskey(api: CallApi, name: string): Promise<RegisteredView> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const options = await api.post('/api/auth/second-factor/passkey/registration-options')
  // The API description contains only the field `challenge`. WebAuthn defines the other fields.
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  const made = await startRegistration({ optionsJSON }).catch(rethrow)
  const response = { ...made, clientExtensionResults: {} }
  return await api.post('/api/auth/second-factor/passkey/registration', { body: { name, response } })
}

/** Passes the second factor with one of the person's passkeys, in the browser. */
export async function applyPasskey(api: CallApi): Promise<SecondFactorView> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const options = await api.post('/api/auth/second-factor/passkey/challenge')
  // The API description contains only the field `challenge`. WebAuthn defines the other fields.
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
