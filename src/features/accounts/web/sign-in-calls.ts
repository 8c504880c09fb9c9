import type { Lang } from '#base/i18n.ts'
import { RequestError, readAnswer } from '#ui/request.ts'
import type { RequestLoginAnswer, VerifyCodeAnswer } from '../schemas.ts'
import { PROOF_REQUIRED, type ProofChallenge } from '../model-proof-of-work.ts'

/** Why a call of the sign-in failed. `wait`: seconds until it makes sense to try again. */
export type SignInFailure = {
  kind: 'offline' | 'refused' | 'wrong-code' | 'too-many' | 'unavailable'
  message: string | undefined
  wait: number | undefined
  /** Work to be done before the call is made again. */
  challenge?: ProofChallenge
}

type Outcome<T> = { answer: T; failure?: undefined } | { answer?: undefined; failure: SignInFailure }

/** Where the shop asks for some work first, does it and asks again. */
export async function requestCode(contact: string, lang: Lang): Promise<Outcome<RequestLoginAnswer>> {
  const asked = await call<RequestLoginAnswer>('/api/auth/request-login', { contact }, lang)
  const challenge = asked.failure?.challenge
  if (!challenge) return asked
  const work = await import('./solve-proof-of-work.ts').catch(() => undefined)
  if (!work) return { failure: { kind: 'offline', message: undefined, wait: undefined } }
  return await call('/api/auth/request-login', { contact, proof: await work.solveProof(challenge) }, lang)
}

export const verifyCode = (contact: string, code: string, lang: Lang): Promise<Outcome<VerifyCodeAnswer>> =>
  call('/api/auth/verify-code', { contact, code }, lang)

/** Calls by itself, because the time to wait stands in a header. */
async function call<T>(path: string, body: unknown, lang: Lang): Promise<Outcome<T>> {
  let wait: number | undefined
  try {
    const response = await fetch(`${path}?lang=${lang}`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    wait = Number(response.headers.get('retry-after')) || undefined
    return { answer: await readAnswer<T>(response) }
  } catch (error) {
    return { failure: explain(error, wait) }
  }
}

function explain(error: unknown, wait: number | undefined): SignInFailure {
  if (!(error instanceof RequestError)) return { kind: 'offline', message: undefined, wait }
  const { status, problem } = error
  const message = problem?.errors?.[0]?.message ?? problem?.message
  // The code promises the shape of what comes with it.
  if (problem?.code === PROOF_REQUIRED)
    return { kind: 'too-many', message, wait, challenge: problem['challenge'] as ProofChallenge }
  if (status === 429) return { kind: 'too-many', message, wait }
  if (status >= 500) return { kind: 'unavailable', message: undefined, wait }
  return { kind: status === 401 ? 'wrong-code' : 'refused', message, wait }
}
