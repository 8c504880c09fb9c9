import type { Lang } from '#base/i18n.ts'
import { api } from '#ui/data/api.ts'

/** Finds the initials of the people for whom an order is performed. Empty if no names were given, or if the initials cannot be loaded. */
export async function findInitials(orderId: string, lang: Lang): Promise<string[]> {
  try {
    const { names } = await api.get('/api/orders/{id}/progress', { path: { id: orderId }, query: { lang } })
    return names.areGiven ? names.initials : []
  } catch {
    return []
  }
}
