import { useApiQuery } from '#ui/data/api.ts'
import { useLang } from '#ui/text/messages.tsx'

/** Returns all rituals with their prices. Staff use them to enter an order for a customer. */
export const useServices = () => useApiQuery('/api/services')

/** Returns all rituals as cards, in the reader's language. */
export const useServiceCards = () => useApiQuery('/api/service-cards', { query: { lang: useLang() } })
