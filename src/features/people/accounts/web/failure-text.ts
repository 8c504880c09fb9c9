import type { AccountMessages } from '../messages/page-account.en.ts'
import { minutesAndSeconds } from '../rules-input.ts'
import type { SignInFailure } from './sign-in-calls.ts'

/** Explains why a sign-in step failed; uses the server's text if there is one. */
export function failureText(messages: AccountMessages['signIn'], { kind, message, wait }: SignInFailure): string {
  if (kind === 'offline') return messages.offline
  if (kind === 'too-many' && wait) return messages.tooMany(minutesAndSeconds(wait))
  return message ?? messages.unavailable
}
