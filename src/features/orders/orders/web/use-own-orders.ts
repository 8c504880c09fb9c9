import { useApiQuery } from '#ui/api.ts'
import { useLang } from '#ui/messages.tsx'

/** The orders of who is signed in; the address is empty for who signed in by phone. */
export const useOwnOrders = (email: string) =>
  useApiQuery('/api/orders', { query: { email: email || undefined, lang: useLang() } })
