import { useState } from 'react'
import type { Query } from '#ui/query.ts'
import type { CurrentUser } from '../schemas.ts'
import { useCurrentUser } from './current-user.ts'

/** For pages on which people type: who was known stays when the session has ended (`isOver`), so that nothing they typed goes with it. */
export function useKnownUser(): Query<CurrentUser | null> & { isOver: boolean } {
  const query = useCurrentUser()
  const [known, setKnown] = useState<CurrentUser>()
  if (query.data && query.data !== known) setKnown(query.data)
  return { ...query, data: whoStays(query.data, known), isOver: query.data === null && known !== undefined }
}

/** Of an answer and who was there before: null when nobody ever was. */
export function whoStays<User>(answer: User | null | undefined, known: User | undefined): User | null | undefined {
  return answer ?? known ?? answer
}
