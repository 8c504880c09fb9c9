import { useEffect } from 'react'
import { useApiQuery } from '#ui/data/api.ts'
import { useIsAlive } from '#ui/feedback/use-is-alive.ts'

/** Leads on from a record that is no longer published, if its page has another address now. A server answers such an address by itself. */
export function useMovedPage(kind: 'ritual' | 'article', id: string, isMissing: boolean): void {
  const enabled = useIsAlive() && isMissing
  const { data } = useApiQuery('/api/moved-pages/{kind}/{id}', { path: { kind, id } }, { enabled })
  const to = data?.to
  useEffect(() => {
    if (to) location.replace(to)
  }, [to])
}
