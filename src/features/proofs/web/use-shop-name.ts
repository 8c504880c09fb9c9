import { useLang } from '#ui/messages.tsx'
import { useQuery } from '#ui/query.ts'
import type { Lang } from '#base/i18n.ts'

/** What the shop is called; every page is sent with it. */
export function useShopName(): string {
  const lang = useLang()
  return useQuery<{ name: Record<Lang, string> }>({ queryKey: ['/api/shop'] }).data?.name[lang] ?? ''
}
