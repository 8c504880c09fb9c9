import { useApiQuery } from '#ui/data/api.ts'
import { useLang } from '#ui/text/messages.tsx'

/** The orders of the signed-in user; the address is empty for a phone-only account. */
export const useOwnOrders = (email: string) =>
  useApiQuery('/api/orders', { query: { email: email || undefined, lang: useLang() } })
