import { useApiQuery } from '#ui/data/api.ts'
import { useLang } from '#ui/text/messages.tsx'

/** The orders of who is signed in; the address is empty for who signed in by phone. */
export const useOwnOrders = (email: string) =>
  useApiQuery('/api/orders', { query: { email: email || undefined, lang: useLang() } })
