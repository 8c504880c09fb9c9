import type { CurrentUser } from '#features/profiles/schemas.ts'
import { ME_CALL } from '#features/profiles/web/current-user.ts'
import { mayBeSignedIn } from '#features/accounts/web/session-hint.ts'
import { useQuery } from '#ui/query.ts'
import type { Contact } from '../model.ts'

/** The name and address of who is signed in, as far as they are known. Asked only where a session is likely (docs/contract.md, "Signing in"). */
export function useAccountContact(): Contact | undefined {
  const { data } = useQuery<CurrentUser | null>({ queryKey: [ME_CALL], on401: 'null', enabled: mayBeSignedIn() })
  if (!data) return undefined
  return { customerName: `${data.firstName} ${data.lastName}`.trim(), customerEmail: data.email }
}
