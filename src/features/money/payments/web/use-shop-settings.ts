import { type ApiData, useApiQuery } from '#ui/data/api.ts'

export type ShopSettings = ApiData<'/api/shop'>

/** Returns the shop's public settings. Undefined until the settings are loaded. Every page contains them. */
export const useShopSettings = (): ShopSettings | undefined => useApiQuery('/api/shop').data
