import type { Lang } from '#base/i18n.ts'
import type { Settings } from '#base/settings.ts'
import type { TermTable } from '#base/ritual-terms.ts'

/** The changes by staff: sections or fields that differ from the environment. */
export type StoredSettings = {
  [Section in Exclude<keyof Settings, 'tiers'>]?: Settings[Section] extends Lang[] ? Lang[] : Partial<Settings[Section]>
} & { tiers?: Partial<Omit<Settings['tiers'], 'terms'>> & { terms?: Partial<TermTable> } }

/** The environment variables with the initial settings. */
export type SettingsEnvironment = {
  SHOP_NAME_RU: string
  SHOP_NAME_EN: string
  PROVIDER_EMAIL: string
  ORDERS_EMAIL: string
  MESSENGER_HANDLE: string
  MESSENGER_LINK: string
}
