import { useApiQuery } from '#ui/data/api.ts'
import { useLang } from '#ui/text/messages.tsx'

/** All rituals with their prices, for entering an order on behalf of a customer. */
export const useServices = () => useApiQuery('/api/services')

/** All rituals as cards, in the reader's language. */
export const useServiceCards = () => useApiQuery('/api/service-cards', { query: { lang: useLang() } })
