import { type ApiAnswer, useApiQuery } from '#ui/data/api.ts'

/** The shop's public data, as pages use it. */
export function usePreviewShop(): ApiAnswer<'/api/shop'> | undefined {
  return useApiQuery('/api/shop').data
}
