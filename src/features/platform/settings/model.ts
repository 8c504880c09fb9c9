import type { Lang } from '#base/i18n.ts'
import { DAY } from '#base/time.ts'
import type { Settings } from '#base/settings.ts'
import type { TermTable } from '#base/ritual-terms.ts'

/**
 * The time for which a shop may still take money although facts about the seller are missing. It applies only to a shop that took real
 * money before the facts became required.
 */
export const GRACE = 30 * DAY

/** The default number of days after the last day of a ritual within which the shop promises the recording. */
export const DEFAULT_RECORDING_DAYS = 7

/** The changes by staff: sections or fields that differ from the environment. */
export type StoredSettings = {
  [Section in Exclude<keyof Settings, 'tiers'>]?: Settings[Section] extends Lang[] ? Lang[] : Partial<Settings[Section]>
} & { tiers?: Partial<Omit<Settings['tiers'], 'terms'>> & { terms?: Partial<TermTable> } }

/** The environment variables that contain the initial settings. */
export type SettingsEnvironment = {
  SANDBOX?: boolean
  SELLER_NAME_RU?: string | undefined
  SELLER_NAME_EN?: string | undefined
  SELLER_REGISTRATION?: string | undefined
  SELLER_ADDRESS_RU?: string | undefined
  SELLER_ADDRESS_EN?: string | undefined
  SELLER_COUNTRY_RU?: string | undefined
  SELLER_COUNTRY_EN?: string | undefined
  SELLER_PHONE?: string | undefined
  SELLER_EMAIL?: string | undefined
  SHOP_NAME_RU: string
  SHOP_NAME_EN: string
  PROVIDER_EMAIL: string
  ORDERS_EMAIL: string
  /** The messenger. Empty if the operator has configured none. */
  MESSENGER_HANDLE: string
  MESSENGER_LINK: string
}
