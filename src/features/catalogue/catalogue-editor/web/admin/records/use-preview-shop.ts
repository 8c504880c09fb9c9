import { type ApiAnswer, useApiQuery } from '#ui/data/api.ts'

/** What pages know of the shop. */
export function usePreviewShop(): ApiAnswer<'/api/shop'> | undefined {
  return useApiQuery('/api/shop').data
}
