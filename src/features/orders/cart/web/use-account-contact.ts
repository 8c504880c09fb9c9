import { useLikelyUser } from '#features/people/profiles/web/current-user.ts'
import type { Contact } from '../model.ts'

/**
 * Returns the known name and e-mail address of the signed-in user. The page requests them only if the user is probably signed in
 * (docs/contract.md, "Signing in").
 */
export function useAccountContact(): Contact | undefined {
  const { data } = useLikelyUser()
  if (!data) return undefined
  return { customerName: `${data.firstName} ${data.lastName}`.trim(), customerEmail: data.email }
}
