import { useState } from 'react'
import { useVisitor } from '#features/people/accounts/web/visitor.ts'
import type { CurrentUser } from '../schemas.ts'
import { useCurrentUser } from './current-user.ts'

/**
 * For pages with typed input. The known user stays when the session has ended (`isOver`), so that the input is not lost. After a sign-out, here or
 * in another tab, the user does not stay.
 */
export function useKnownUser() {
  const { data, isError, refetch } = useCurrentUser()
  const { number: visitor } = useVisitor()
  const [last, setLast] = useState<{ user: CurrentUser; visitor: number }>()
  if (data && (data !== last?.user || last.visitor !== visitor)) setLast({ user: data, visitor })
  const known = last?.visitor === visitor ? last.user : undefined
  return { isError, refetch, data: mergeUser(data, known), isOver: data === null && known !== undefined }
}

/** Combines an answer with the previous user. Null when there has never been a user. */
export function mergeUser<User>(answer: User | null | undefined, known: User | undefined): User | null | undefined {
  return answer ?? known ?? answer
}
