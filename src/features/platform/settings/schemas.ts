import { z } from 'zod'
import { isHttpsAddress } from '#base/shown-address.ts'
import { cleanEmail, isEmail } from '#base/contact.ts'
import { LANGS } from '#base/i18n.ts'
import { DURATIONS, stepsFor, type TermKey } from '#base/ritual-terms.ts'
import { type BlockedDay, type SettingTier, SWITCHED_METHODS } from '#base/settings.ts'

/** One line without invisible characters. */
const line = (most: number, least = 0) =>
  z
    .string()
    .trim()
    .min(least, 'settings.text-missing')
    .max(most, 'settings.text-long')
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'settings.text-line')

const both = (most: number, least = 0) => z.object({ ru: line(most, least), en: line(most, least) })

const email = z.string().overwrite(cleanEmail).refine(isEmail, 'settings.email').meta({ format: 'email' })

const methodSwitch = z.object({
  enabled: z.boolean(),
  /** Countries, as two capital letters, where the method is not offered. */
  offIn: z
    .array(
      z
        .string()
        .trim()
        .toUpperCase()
        .regex(/^[A-Z]{2}$/, 'settings.country'),
    )
    .max(250),
})

const number = (most: number) =>
  z.number('settings.number').int('settings.number').min(1, 'settings.number').max(most, 'settings.number').nullable()

/** The contents of a tier in numbers. Null means that staff have not stated the number. */
const tierNumbers = z.object({
  /** Number of mantra repetitions, over all days. */
  recitations: number(1_000_000_000),
  priests: number(1000),
  /** Hours of fire per day. Null in settings that were stored before this field existed. */
  hours: number(24).default(null),
  /** Number of days with a fire. */
  days: number(1000),
})

const someNumbers = tierNumbers
  .extend({ hours: number(24) })
  .partial()
  .optional()

/** The numbers of one ritual's tiers. If a number is omitted or empty, the shop's number applies. */
export const ownTierNumbers = z.object({
  basic: someNumbers,
  enhanced: someNumbers,
  premium: someNumbers,
} satisfies Record<SettingTier, unknown>)

const tierTable = z.object({
  basic: tierNumbers.optional(),
  enhanced: tierNumbers.optional(),
  premium: tierNumbers.optional(),
} satisfies Record<SettingTier, unknown>)

/** The terms (durations) that a tier offers, in months: at least one of the allowed terms, without duplicates. They are stored in ascending order. */
const terms = (key: TermKey) =>
  z
    .array(z.number().refine((term) => stepsFor(key).includes(term), `settings.term-${key}`))
    .min(1, 'settings.no-term')
    .max(DURATIONS.length)
    .transform((list) => [...new Set(list)].toSorted((one, other) => one - other))

export const termTable = z.object({
  basic: terms('basic'),
  enhanced: terms('enhanced'),
  premium: terms('premium'),
  intention: terms('intention'),
})

const ritualId = z.string().regex(/^[a-z0-9](?:[a-z0-9-]{0,78}[a-z0-9])?$/, 'settings.ritual')

/** The path of a picture in the media library, or of the sandbox's drawing. */
const pictureAddress = z
  .string()
  .trim()
  .regex(
    /^(?:\/media\/[0-9a-f]{32}\/(?:320|640|960|1440)\.(?:avif|webp|jpg)|\/samples\/rite\.svg)?$/,
    'settings.rite-picture',
  )
/** The path of a film in the media library. */
const filmAddress = z
  .string()
  .trim()
  .regex(/^(?:\/media\/[0-9a-f]{32}\/file\.mp4)?$/, 'settings.rite-film')

/** The path of a logo in the media library. */
const logoAddress = z
  .string()
  .trim()
  .regex(/^(?:\/media\/[0-9a-f]{32}\/(?:320|640|960|1440)\.(?:avif|webp|jpg))?$/, 'settings.logo')

const MAX_ALERT_ADDRESSES = 10
const MAX_BLOCKED_DAYS = 400
const MAX_LEAD_DAYS = 365
const MAX_CAPACITY = 1000

const calendarDay = z.iso.date('settings.day')

const blockedDay = z.object({ day: calendarDay, reason: both(200).default({ ru: '', en: '' }) }, 'settings.day')
/** A change also accepts a day without a reason, as a plain text. */
const givenDay = z.union([blockedDay, calendarDay.transform((day) => ({ day, reason: { ru: '', en: '' } }))])

const planningWith = <Day extends z.ZodType<BlockedDay>>(day: Day) =>
  z.object({
    leadDays: z
      .number('settings.lead')
      .int('settings.lead')
      .min(0, 'settings.lead')
      .max(MAX_LEAD_DAYS, 'settings.lead'),
    /** The days without rituals: each day once, the earliest first. */
    blockedDays: z
      .array(day)
      .max(MAX_BLOCKED_DAYS, 'settings.blocked-many')
      .transform((days) =>
        [...new Map(days.map((each) => [each.day, each])).values()].toSorted((a, b) => a.day.localeCompare(b.day)),
      ),
    capacity: number(MAX_CAPACITY),
  })

const section = {
  shopName: both(60, 1),
  brand: z.object({ logo: logoAddress }),
  contacts: z.object({
    providerEmail: email,
    ordersEmail: email,
    // An empty text means that the shop has no messenger.
    messengerHandle: line(60),
    messengerLink: z
      .string()
      .trim()
      .max(300, 'settings.link')
      .refine((link) => link === '' || isHttpsAddress(link), 'settings.link'),
  }),
  paymentMethods: z
    .strictObject({
      BTC: methodSwitch,
      ETH: methodSwitch,
      USDT_ERC20: methodSwitch,
      USDT_TRC20: methodSwitch,
      card: methodSwitch,
    })
    .refine((methods) => Object.values(methods).some(({ enabled }) => enabled), 'settings.no-method'),
  languages: z
    .array(z.enum(['ru', 'en']))
    .min(1, 'settings.no-language')
    .max(LANGS.length)
    .transform((languages) => LANGS.filter((lang) => languages.includes(lang))),
  legal: z.object({
    operatorName: both(300),
    registrationNumber: line(300),
    address: both(500),
    country: both(100),
    phone: line(60),
    email: z.union([email, z.literal('')], 'settings.email'),
    hours: both(200),
    since: line(20),
    replyDays: number(90),
    refundDays: number(365),
    law: both(200),
    storage: both(200),
    taxLine: both(200),
  }),
  reminders: z.object({
    /** Reminders of a paid order that waits for names or a day. */
    plan: z.boolean(),
    /** Reminders of an unpaid order. */
    unpaid: z.boolean(),
  }),
  /** E-mails to staff about urgent problems. If `emails` is empty, they go to the mailbox for orders. */
  alerts: z.object({ enabled: z.boolean(), emails: z.array(email).max(MAX_ALERT_ADDRESSES, 'settings.addresses') }),
  rite: z.object({
    poster: pictureAddress,
    film: filmAddress,
    caption: both(200),
  }),
  recording: z.object({
    days: z.number('settings.number').int('settings.number').min(1, 'settings.number').max(90, 'settings.number'),
  }),
  planning: planningWith(blockedDay),
  tiers: z.object({ all: tierTable, rituals: z.record(ritualId, tierTable), terms: termTable }),
}

export const settingsShape = z.object(section)

/**
 * The settings as they are stored in the database: only some sections, with some of their fields. Another version of the shop may have
 * written more or fewer fields.
 */
export const storedShape = z.object({
  shopName: section.shopName.partial().optional(),
  brand: section.brand.partial().optional(),
  contacts: section.contacts.partial().optional(),
  paymentMethods: z.partialRecord(z.enum(SWITCHED_METHODS), methodSwitch).optional(),
  languages: section.languages.optional(),
  legal: section.legal.partial().optional(),
  reminders: section.reminders.partial().optional(),
  alerts: section.alerts.partial().optional(),
  rite: section.rite.partial().optional(),
  recording: section.recording.partial().optional(),
  planning: planningWith(givenDay).partial().optional(),
  tiers: section.tiers.partial().extend({ terms: termTable.partial().optional() }).optional(),
})

/** A change of the settings. Sections and fields that are omitted do not change. Tables of tiers are replaced as a whole. */
const settingsInput = storedShape.extend({ version: z.number().int() })

export type SettingsInput = z.infer<typeof settingsInput>

const kept = {
  version: z.number(),
  /** The values of the environment. Such a value applies if staff have not changed it. */
  defaults: settingsShape.pick({ shopName: true, contacts: true }),
  /** True if the shop can know a visitor's country. A proxy writes the country into the header that `COUNTRY_HEADER` names. */
  countryKnown: z.boolean(),
}

/** The schema of the settings for staff. `policy`: the payment policy, in the form of its feature. */
export const settingsViewWith = (policy: z.ZodType<Record<string, unknown>>) =>
  settingsShape.extend({ ...kept, policy })

export const settingsInputWith = (policy: z.ZodType<Record<string, unknown>>) =>
  settingsInput.extend({
    // These two fields are accepted, so that a client can send the whole answer back. They are ignored.
    defaults: kept.defaults.optional(),
    countryKnown: kept.countryKnown.optional(),
    policy: policy.optional(),
  })

export type SettingsView = z.infer<typeof settingsShape> & {
  version: number
  defaults: Pick<z.infer<typeof settingsShape>, 'shopName' | 'contacts'>
  countryKnown: boolean
  policy: Record<string, unknown>
}
