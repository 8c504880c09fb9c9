import type { AccountMessages } from '../messages/page-account.en.ts'
import { minutesAndSeconds } from '../rules-input.ts'
import type { SignInFailure } from './sign-in-calls.ts'

/** Says plainly why a step of the sign-in failed; the server's own words where it has any. */
export function failureText(messages: AccountMessages['signIn'], { kind, message, wait }: SignInFailure): string {
  if (kind === 'offline') return messages.offline
  if (kind === 'too-many' && wait) return messages.tooMany(minutesAndSeconds(wait))
  return message ?? messages.unavailable
}
