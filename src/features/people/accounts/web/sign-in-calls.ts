import type { Lang } from '#base/i18n.ts'
import { api, type ApiAnswer } from '#ui/data/api.ts'
import { RequestError } from '#ui/data/request.ts'
import type { AccountMessages } from '../messages/page-account.en.ts'
import { PROOF_REQUIRED, type ProofChallenge } from '../model.ts'
import { minutesAndSeconds } from '../rules-input.ts'

/** Why a sign-in call failed. `wait`: the number of seconds after which another attempt makes sense. */
export type SignInFailure = {
  kind: 'offline' | 'refused' | 'wrong-code' | 'too-many' | 'unavailable'
  message: string | undefined
  wait: number | undefined
  /** The proof of work that the browser must do before it repeats the call. */
  challenge?: ProofChallenge
}

type Outcome<T> = { answer: T; failure?: undefined } | { answer?: undefined; failure: SignInFailure }

/** Requests a sign-in code. If the shop requires a proof of work, does the work and repeats the call. */
export async function requestCode(
  contact: string,
  lang: Lang,
): Promise<Outcome<ApiAnswer<'/api/auth/request-login', 'post'>>> {
  const outcome = await outcomeOf(api.post('/api/auth/request-login', { query: { lang }, body: { contact } }))
  const challenge = outcome.failure?.challenge
  if (!challenge) return outcome
  const work = await import('./solve-proof-of-work.ts').catch(() => undefined)
  if (!work) return { failure: { kind: 'offline', message: undefined, wait: undefined } }
  const body = { contact, proof: await work.solveProof(challenge) }
  return await outcomeOf(api.post('/api/auth/request-login', { query: { lang }, body }))
}

export const verifyCode = (contact: string, code: string, lang: Lang) =>
  outcomeOf(api.post('/api/auth/verify-code', { query: { lang }, body: { contact, code } }))

/** Explains why a step of the sign-in failed. Uses the server's text if there is one. */
export function failureText(messages: AccountMessages['signIn'], { kind, message, wait }: SignInFailure): string {
  if (kind === 'offline') return messages.offline
  if (kind === 'too-many' && wait) return messages.tooMany(minutesAndSeconds(wait))
  return message ?? messages.unavailable
}

async function outcomeOf<T>(call: Promise<T>): Promise<Outcome<T>> {
  try {
    return { answer: await call }
  } catch (error) {
    return { failure: explain(error) }
  }
}

function explain(error: unknown): SignInFailure {
  if (!(error instanceof RequestError)) return { kind: 'offline', message: undefined, wait: undefined }
  const { status, problem, retryAfter: wait } = error
  const message = problem?.errors?.[0]?.message ?? problem?.message
  // A problem with this error code always has a challenge in its field `challenge`.
  if (problem?.code === PROOF_REQUIRED)
    return { kind: 'too-many', message, wait, challenge: problem['challenge'] as ProofChallenge }
  if (status === 429) return { kind: 'too-many', message, wait }
  if (status >= 500) return { kind: 'unavailable', message: undefined, wait }
  return { kind: status === 401 ? 'wrong-code' : 'refused', message, wait }
}
