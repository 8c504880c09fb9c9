import { useEffect } from 'react'
import { useApiQuery } from '#ui/data/api.ts'
import { useIsAlive } from '#ui/feedback/use-is-alive.ts'

/**
 * Redirects from the page of an unpublished ritual or article if it has a redirect target. This is for navigation within the site. If the
 * browser requests the page from the server, the server redirects.
 */
export function useMovedPage(kind: 'ritual' | 'article', id: string, isMissing: boolean): void {
  const enabled = useIsAlive() && isMissing
  const { data } = useApiQuery('/api/moved-pages/{kind}/{id}', { path: { kind, id } }, { enabled })
  const to = data?.to
  useEffect(() => {
    if (to) location.replace(to)
  }, [to])
}
