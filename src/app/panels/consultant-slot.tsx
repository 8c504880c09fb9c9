import { lazy, Suspense, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { ProgressLine } from '#ui/progress-line.tsx'
import { useIsAlive } from '#ui/use-is-alive.ts'
import { useAppMessages } from '../shell/messages.ts'
import { matchPath } from '../shell/routes.ts'
import { useContacts } from '../shell/use-shop-view.ts'

const ConsultantPanel = lazy(() =>
  import('#features/consultant/web/consultant-panel.tsx').then((module) => ({ default: module.ConsultantPanel })),
)

/** Opens the consultant where the address says `ai=true`, once the page is alive; closing takes that out of the address. */
export function ConsultantSlot() {
  const { loading } = useAppMessages()
  const [path, navigate] = useLocation()
  const search = new URLSearchParams(useSearch())
  const wanted = search.get('ai') === 'true'
  const alive = useIsAlive()
  const [used, setUsed] = useState(false)
  const contacts = useContacts()
  if (alive && wanted && !used) setUsed(true)
  if (!used) return null
  const { route, params } = matchPath(path)

  function close(): void {
    // As the address is now: a link that was followed may have changed it already.
    const now = new URLSearchParams(location.search)
    if (!now.has('ai')) return
    now.delete('ai')
    navigate(now.size > 0 ? `${location.pathname}?${now}` : location.pathname, { replace: true })
  }

  return (
    <Suspense fallback={<ProgressLine active label={loading} />}>
      <ConsultantPanel
        open={wanted}
        onClose={close}
        contacts={contacts}
        serviceId={route.name === 'ritual' ? params.id : undefined}
      />
    </Suspense>
  )
}

/** The address of this page with the consultant open; without the path, which the browser fills in. */
export function useConsultantAddress(): string {
  const search = new URLSearchParams(useSearch())
  search.set('ai', 'true')
  return `?${search}`
}
