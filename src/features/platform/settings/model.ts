import type { Lang } from '#base/i18n.ts'
import type { Settings } from '#base/settings.ts'
import type { TermTable } from '#base/terms.ts'

/** What the staff changed: sections, or fields of them, that differ from the environment's. */
export type StoredSettings = {
  [Section in Exclude<keyof Settings, 'tiers'>]?: Settings[Section] extends Lang[] ? Lang[] : Partial<Settings[Section]>
} & { tiers?: Partial<Omit<Settings['tiers'], 'terms'>> & { terms?: Partial<TermTable> } }

/** What of the environment the settings begin with. */
export type SettingsEnvironment = {
  SHOP_NAME_RU: string
  SHOP_NAME_EN: string
  PROVIDER_EMAIL: string
  ORDERS_EMAIL: string
  MESSENGER_HANDLE: string
  MESSENGER_LINK: string
}
