import { useLocation } from 'wouter'
import { useIsAlive } from '#ui/feedback/use-is-alive.ts'
import { matchPath } from '../shell/routes.ts'
import { useContacts } from '../shell/use-shop.ts'
import { LatePanel } from './lazy-panel.tsx'
import { useAddressQuery } from '../shell/use-address-query.ts'

const loadPanel = async () => (await import('#features/assistant/consultant/web/consultant-panel.tsx')).ConsultantPanel

/** Opens the consultant after hydration if the address has `ai=true`. When the consultant closes, the parameter is removed. */
export function ConsultantSlot() {
  const [path, navigate] = useLocation()
  const search = new URLSearchParams(useAddressQuery())
  const wanted = search.get('ai') === 'true'
  const alive = useIsAlive()
  const contacts = useContacts()
  const { route, params } = matchPath(path)

  function close(): void {
    // Reads the current address, because a link may have changed it already.
    const now = new URLSearchParams(location.search)
    if (!now.has('ai')) return
    now.delete('ai')
    navigate(now.size > 0 ? `${location.pathname}?${now}` : location.pathname, { replace: true })
  }

  return (
    <LatePanel mayReload open={alive && wanted} load={loadPanel} onClose={close}>
      {(ConsultantPanel) => (
        <ConsultantPanel
          open={wanted}
          onClose={close}
          contacts={contacts}
          serviceId={route.name === 'ritual' ? params.id : undefined}
        />
      )}
    </LatePanel>
  )
}

/** The address of this page with the consultant open. It has no path, because the browser adds the path. */
export function useConsultantAddress(): string {
  const search = new URLSearchParams(useAddressQuery())
  // The link adds the language itself. The server does not see the parameter `lang` here, but the server and the browser must write identical
  // addresses.
  search.delete('lang')
  search.set('ai', 'true')
  return `?${search}`
}
