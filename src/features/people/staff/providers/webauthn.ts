import type { RelyingParty } from '../rules.ts'
import type { AuthenticationResponse, RegistrationResponse } from '../schemas.ts'

/** What the shop stores about a passkey. */
export type Credential = { credentialId: string; publicKey: string; counter: number; transports: string[] }

type Person = { id: string; email: string; known: Pick<Credential, 'credentialId' | 'transports'>[] }

/** Returns the data that a browser needs to create a passkey. The passkey signs the `challenge` in these data. */
export async function makeRegistrationOptions(party: RelyingParty, { id, email, known }: Person) {
  const { generateRegistrationOptions } = await webauthn()
  return await generateRegistrationOptions({
    rpID: party.id,
    rpName: party.name,
    userID: new TextEncoder().encode(id),
    userName: email,
    attestationType: 'none',
    excludeCredentials: known.map(nameOf),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
}

/** Reads the passkey that a browser created. Undefined if the answer is forged, or belongs to another challenge or to another site. */
export async function readRegistration(
  party: RelyingParty,
  challenge: string,
  response: RegistrationResponse,
): Promise<Credential | undefined> {
  const { verifyRegistrationResponse } = await webauthn()
  const checked = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: party.origins,
    expectedRPID: party.id,
    // The passkey is only the second factor. So the user only has to be present. A PIN or a fingerprint is not required.
    requireUserVerification: false,
  }).catch(() => undefined)
  if (!checked?.verified) return undefined
  const { id, publicKey, counter } = checked.registrationInfo.credential
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: response.response.transports ?? [],
  }
}

export async function makeAuthenticationOptions(
  party: RelyingParty,
  known: Pick<Credential, 'credentialId' | 'transports'>[],
) {
  const { generateAuthenticationOptions } = await webauthn()
  return await generateAuthenticationOptions({
    rpID: party.id,
    allowCredentials: known.map(nameOf),
    userVerification: 'preferred',
  })
}

/**
 * Returns the new value of the passkey's signature counter. Undefined if the passkey did not sign this challenge for this site, or if the
 * counter decreased.
 */
export async function readAuthentication(
  party: RelyingParty,
  challenge: string,
  credential: Credential,
  response: AuthenticationResponse,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await webauthn()
  const checked = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: party.origins,
    expectedRPID: party.id,
    credential: {
      id: credential.credentialId,
      publicKey: new Uint8Array(Buffer.from(credential.publicKey, 'base64url')),
      counter: credential.counter,
    },
    requireUserVerification: false,
  }).catch(() => undefined)
  return checked?.verified ? checked.authenticationInfo.newCounter : undefined
}

const nameOf = ({ credentialId, transports }: Pick<Credential, 'credentialId' | 'transports'>) => ({
  id: credentialId,
  transports,
})

/** Loads the library for passkeys. It is loaded when first used, so that the shop starts fast. */
const webauthn = async () => await import('@simplewebauthn/server')
