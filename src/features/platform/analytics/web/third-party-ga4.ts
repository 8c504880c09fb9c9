import { loadScript, type Outside } from './third-party-counter.ts'

type Gtag = (...command: unknown[]) => void

/** Google Analytics 4 with gtag.js and Consent Mode v2. The default setting forbids everything. The setting after it allows only analytics. */
export function openGa4(id: string): Outside {
  const host = window as unknown as { dataLayer?: unknown[] } & Record<string, unknown>
  const dataLayer = (host.dataLayer ??= [])
  // gtag.js requires the `arguments` object; it treats a plain array differently.
  const gtag: Gtag = function () {
    dataLayer.push(arguments)
  }
  const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' }
  gtag('consent', 'default', { ...denied, analytics_storage: 'denied' })
  gtag('consent', 'update', { analytics_storage: 'granted' })
  gtag('js', new Date())
  gtag('config', id, { send_page_view: false, allow_google_signals: false, allow_ad_personalization_signals: false })
  loadScript(`https://www.googletagmanager.com/gtag/js?id=${id}`)
  return {
    send: (event, page) => {
      const where = { page_location: page, page_referrer: '' }
      gtag('set', where)
      if (event.name === 'page_view') gtag('event', 'page_view', { ...where, page_title: document.title })
      else {
        const { name, ...facts } = event
        gtag('event', name, { ...facts, ...where })
      }
    },
    stop: () => {
      host[`ga-disable-${id}`] = true
      gtag('consent', 'update', { analytics_storage: 'denied' })
    },
  }
}
