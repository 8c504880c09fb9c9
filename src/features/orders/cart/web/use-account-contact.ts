import { useLikelyUser } from '#features/people/profiles/web/current-user.ts'
import type { Contact } from '../model.ts'

/** The name and address of who is signed in, as far as they are known. Asked only where a session is likely (docs/contract.md, "Signing in"). */
export function useAccountContact(): Contact | undefined {
  const { data } = useLikelyUser()
  if (!data) return undefined
  return { customerName: `${data.firstName} ${data.lastName}`.trim(), customerEmail: data.email }
}
