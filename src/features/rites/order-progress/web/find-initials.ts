import type { Lang } from '#base/i18n.ts'
import { api } from '#ui/data/api.ts'

/** The initials of the people who were named for an order. Empty if nobody was named, or if they cannot be read now. */
export async function findInitials(orderId: string, lang: Lang): Promise<string[]> {
  try {
    const { names } = await api.get('/api/orders/{id}/progress', { path: { id: orderId }, query: { lang } })
    return names.areGiven ? names.initials : []
  } catch {
    return []
  }
}
