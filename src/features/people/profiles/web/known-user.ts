import { useState } from 'react'
import { useVisitor } from '#features/people/accounts/web/visitor.ts'
import type { CurrentUser } from '../schemas.ts'
import { useCurrentUser } from './current-user.ts'

/**
 * The user of a page with typed input. If the session has ended (`isOver`), the last user is still returned, so that the input is not lost.
 * After a sign-out, here or in another tab, no user is returned.
 */
export function useKnownUser() {
  const { data, isError, refetch } = useCurrentUser()
  const { number: visitor } = useVisitor()
  const [last, setLast] = useState<{ user: CurrentUser; visitor: number }>()
  if (data && (data !== last?.user || last.visitor !== visitor)) setLast({ user: data, visitor })
  const known = last?.visitor === visitor ? last.user : undefined
  return { isError, refetch, data: mergeUser(data, known), isOver: data === null && known !== undefined }
}

/** Combines the newest answer with the previous user. Null if there has never been a user. */
export function mergeUser<User>(answer: User | null | undefined, known: User | undefined): User | null | undefined {
  return answer ?? known ?? answer
}
