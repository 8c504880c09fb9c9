import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useContacts } from '../shell/use-shop-view.ts'

const ConsultantPanel = lazy(() =>
  import('#features/consultant/web/consultant-panel.tsx').then((module) => ({ default: module.ConsultantPanel })),
)

/** Opens the consultant where the address says `ai=true`, once the page is alive; closing takes that out of the address. */
export function ConsultantSlot() {
  const [path, navigate] = useLocation()
  const search = new URLSearchParams(useSearch())
  const wanted = search.get('ai') === 'true'
  const alive = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  const [used, setUsed] = useState(false)
  const contacts = useContacts()
  if (alive && wanted && !used) setUsed(true)
  if (!used) return null

  function close(): void {
    search.delete('ai')
    navigate(search.size > 0 ? `${path}?${search}` : path, { replace: true })
  }

  return (
    <Suspense fallback={null}>
      <ConsultantPanel open={wanted} onClose={close} contacts={contacts} />
    </Suspense>
  )
}
