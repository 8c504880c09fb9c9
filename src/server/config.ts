import { z } from 'zod'
import { cleanEmail, isEmail } from '#base/contact.ts'
import { BACKUPS } from './config-backups.ts'
import { faultsOfTelegram, TELEGRAM } from './config-telegram.ts'
import { faultsOfCards } from './config-cards.ts'
import { faultsOfRehearsal } from './config-rehearsal.ts'
import { faultsOfConsultant, withAnthropicKey } from './config-consultant.ts'
import { withOwnContacts } from './config-contacts.ts'
import { hasKey, hasMonotonousKey, keysAreReadable } from './keyring.ts'
import { StartError } from './start-error.ts'
import { unreadableProxies } from './http/client-address.ts'

const text = z.string().trim().min(1)
const email = z.string().overwrite(cleanEmail).refine(isEmail, 'must be one e-mail address')
const flag = z.enum(['0', '1']).transform((value) => value === '1')
/** The pattern of a sender: `shop@ahuti.example`, or `Ahuti <shop@ahuti.example>`. */
const MAILBOX = /^(?:[^<>@,;:"\p{Cc}]+<[^<>@,\s]+@[^<>@,\s]+>|[^<>@,\s]+@[^<>@,\s]+)$/u

const SANDBOX_KEY = Buffer.alloc(32, 'not a secret')
const SANDBOX_KEYS = `sandbox:${SANDBOX_KEY.toString('base64')}`
/** One or more nodes of a chain. All nodes must agree. */
const nodes = text
  .transform((list) => list.split(',').map((url) => url.trim()))
  .pipe(z.array(z.url({ protocol: /^https?$/, error: 'must be addresses, separated by commas' })))
/** Tether's contracts on the main networks of Ethereum and TRON, and the numbers of those networks. */
const USDT_ON_ETHEREUM = '0xdAC17F958D2ee523a2206206994597C13D831ec7'
const USDT_ON_TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
const ETHEREUM_MAINNET = 1
const TRON_MAINNET = 728_126_428

/** People open this page, so the value must be a web address. */
const webAddress = z.url({ protocol: /^https?$/, error: 'must begin with https://' })

/** Sources of a coin's price in dollars. Binance gives prices in tether, so it cannot be the only source. */
const RATE_SOURCES = ['kraken', 'coinbase', 'coingecko', 'binance'] as const
const MIN_DOLLAR_MARKETS = 2
const rateSources = text
  .transform((list) => list.split(',').map((name) => name.trim().toLowerCase()))
  .pipe(z.array(z.enum(RATE_SOURCES, `must be names out of ${RATE_SOURCES.join(', ')}, separated by commas`)))
  .transform((names) => [...new Set(names)])
  .refine(
    (names) => names.filter((name) => name !== 'binance').length >= MIN_DOLLAR_MARKETS,
    'must contain at least two markets other than binance, so that no single market sets a price',
  )

/** A folder, or a bucket of an S3-compatible service. */
const storagePlace = text.refine(
  (place) => !/^[a-z0-9+]+:/i.test(place) || isBucket(place),
  'must be a folder or s3://key:secret@host/bucket (a / or + in key or secret is written %2F, %2B)',
)

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: text.default('127.0.0.1'),
  DATA_DIR: text.default('./data'),
  /** A folder or `s3://key:secret@host/bucket?region=…`. Default: the folder `media` in DATA_DIR. */
  MEDIA_STORAGE: storagePlace.optional(),
  /** The backup target, in the same format. Without this variable the shop makes no automatic backups. */
  BACKUP_STORAGE: storagePlace.optional(),
  ...BACKUPS,
  DATABASE_URL: text.regex(/^postgres(ql)?:\/\//, 'must begin with postgres://').optional(),
  /** The direct address of the database server, if DATABASE_URL points to a transaction pooler: LISTEN and migrations need a session. */
  DATABASE_DIRECT_URL: text.regex(/^postgres(ql)?:\/\//, 'must begin with postgres://').optional(),
  /** A streaming replica of the database server, for reads of public pages. */
  DATABASE_REPLICA_URL: text.regex(/^postgres(ql)?:\/\//, 'must begin with postgres://').optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  SANDBOX: flag.default(true),
  /** Rehearses a real shop with simulated nodes and card services on this machine. */
  REHEARSAL: flag.default(false),
  /** Gives a new sandbox a few example clients and orders of its partner. */
  SANDBOX_DEMO: flag.default(true),
  /** Requires a second factor from the staff of a sandbox too. A real shop always requires a second factor. */
  STAFF_SECOND_FACTOR: flag.default(false),
  PUBLIC_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .transform((url) => new URL(url).origin)
    .optional(),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .superRefine((list, context) => {
      const wrong = unreadableProxies(list)
      if (wrong.length > 0) context.addIssue(`${wrong.join(', ')}: neither an address nor a network such as 10.0.0.0/8`)
    }),
  /** A separate listener for metrics of the process. Only a metrics collector should have access. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  METRICS_TOKEN: text.regex(/^[\x21-\x7e]{16,}$/, 'must be sixteen plain letters and digits or more').optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  SHOP_NAME_RU: text.default('Ахути'),
  SHOP_NAME_EN: text.default('Ahuti'),
  /** The name, registration and contacts of the seller (docs/configuration.md). Staff can change these values in the panel. */
  SELLER_NAME_RU: text.optional(),
  SELLER_NAME_EN: text.optional(),
  SELLER_REGISTRATION: text.optional(),
  SELLER_ADDRESS_RU: text.optional(),
  SELLER_ADDRESS_EN: text.optional(),
  SELLER_COUNTRY_RU: text.optional(),
  SELLER_COUNTRY_EN: text.optional(),
  SELLER_PHONE: text.optional(),
  SELLER_EMAIL: email.optional(),
  PROVIDER_EMAIL: email.default('hello@ahuti.example'),
  ORDERS_EMAIL: email.default('orders@ahuti.example'),
  MESSENGER_HANDLE: z.string().trim().default(''),
  MESSENGER_LINK: z.union([webAddress, z.literal('')], 'must begin with https://').default(''),
  /**
   * The header in which the proxy writes the visitor's country as two letters. The proxy must always set this header, because a visitor
   * could send it too.
   */
  COUNTRY_HEADER: text.regex(/^[A-Za-z0-9-]{1,60}$/, 'must be the name of a header').optional(),
  MAHALAKSHMI_ALIAS: z.uuid().optional(),
  ADMIN_EMAIL: email.optional(),
  /** The panel's second path, besides `/admin-panel`. */
  ADMIN_PATH: z
    .string()
    .regex(/^\/[a-z0-9][a-z0-9-]{2,60}$/, 'must be a slash and lower-case letters, digits or dashes')
    .default('/sirius22'),
  /** The keys of the sandbox are public. A real shop has its own keys. */
  SECRET_KEYS: text
    .refine(keysAreReadable, 'must be id:base64 of 32 bytes, several separated by commas')
    .refine(
      (keys) => !hasMonotonousKey(keys),
      'a key that repeats one byte is not secret; create one with openssl rand -base64 32',
    )
    .default(SANDBOX_KEYS),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must begin with smtp:// or smtps://' })
    .refine((url) => new URL(url).hostname !== '', 'must contain a host')
    .optional(),
  MAIL_FROM: text.regex(MAILBOX, 'must be one address, or a name with the address in angle brackets').optional(),
  SMS_PROVIDER: z.enum(['generic', 'smsru']).optional(),
  SMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMS_TOKEN: text.optional(),
  SMS_FROM: text.optional(),
  ...TELEGRAM,
  /** Countries whose phones receive codes, as two letters. People in other countries sign in by e-mail. */
  SMS_COUNTRIES: text
    .default(
      'RU,BY,KZ,KG,UZ,TJ,TM,AM,AZ,GE,MD,UA,LT,LV,EE,IL,IN,AE,TR,DE,AT,CH,FR,ES,PT,IT,GR,CY,CZ,PL,BG,RS,ME,HR,FI,SE,NO,GB,IE,NL,BE,US,CA,TH',
    )
    .transform((list) => new Set(list.split(',').map((country) => country.trim().toUpperCase()))),
  RATES_SOURCES: rateSources.optional(),
  BTC_XPUB: text.optional(),
  BTC_XPUB_FORM: z.enum(['bip84'], 'must be bip84, or left out').optional(),
  BTC_ESPLORA_URL: nodes.optional(),
  BTC_RPC_URL: nodes.optional(),
  BTC_EXPLORER_URL: webAddress.optional(),
  EVM_XPUB: text.optional(),
  EVM_RPC_URL: nodes.optional(),
  EVM_EXPLORER_URL: webAddress.optional(),
  EVM_CHAIN_ID: z.coerce.number().int().min(1).default(ETHEREUM_MAINNET),
  EVM_USDT_CONTRACT: text.regex(/^0x[0-9a-fA-F]{40}$/, 'must be 0x and 40 digits').default(USDT_ON_ETHEREUM),
  TRON_XPUB: text.optional(),
  TRON_API_URL: nodes.optional(),
  TRON_EXPLORER_URL: webAddress.optional(),
  TRON_API_KEY: text.regex(/^[\x21-\x7e]+$/, 'must be plain letters and digits').optional(),
  TRON_CHAIN_ID: z.coerce.number().int().min(1).default(TRON_MAINNET),
  TRON_USDT_CONTRACT: text
    .regex(/^T[1-9A-HJ-NP-Za-km-z]{33}$/, 'must be an address that begins with T')
    .default(USDT_ON_TRON),
  STRIPE_SECRET_KEY: text.optional(),
  STRIPE_WEBHOOK_SECRET: text.optional(),
  STRIPE_API_URL: z.url({ protocol: /^https?$/ }).default('https://api.stripe.com'),
  YOOKASSA_SHOP_ID: text.regex(/^\d{1,20}$/, 'must be the number of the shop').optional(),
  YOOKASSA_SECRET_KEY: text.regex(/^[\x21-\x7e]+$/, 'must be plain letters and digits').optional(),
  YOOKASSA_API_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .default('https://api.yookassa.ru/v3'),
  /** A fixed rate that the owner sets. Without a fixed rate, the daily rate of the Bank of Russia is used. */
  YOOKASSA_RUB_PER_USD: text
    .regex(/^(?:cbr|[1-9]\d{1,2}(?:\.\d{1,4})?)$/, 'must be roubles for a dollar such as 92.50, or cbr')
    .optional(),
  /** The variable is a percentage. The shop stores it as hundredths of a percent. */
  YOOKASSA_SPREAD_PERCENT: text
    .regex(/^(?:1?\d(?:\.\d{1,2})?|20)$/, 'must be a percentage from 0 to 20')
    .default('0')
    .transform((percent) => Math.round(Number(percent) * 100)),
  YOOKASSA_VAT_CODE: z.coerce.number().int().min(1).max(12).optional(),
  YOOKASSA_TAX_SYSTEM: z.coerce.number().int().min(1).max(6).optional(),
  /** The payment page offers every method of the YooKassa shop, among them SBP. */
  YOOKASSA_SBP: flag.default(false),
  CBR_RATE_URL: z.url({ protocol: /^https?$/ }).default('https://www.cbr.ru/scripts/XML_daily.asp'),
  NBRB_RATE_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .default('https://api.nbrb.by/exrates/rates'),
  GA4_ID: z
    .string()
    .regex(/^G-[A-Z0-9]{4,20}$/, 'must look like G-XXXXXXXXXX')
    .optional(),
  METRIKA_ID: z
    .string()
    .regex(/^[1-9]\d{3,11}$/, 'must be the number of a counter')
    .optional(),
  ANTHROPIC_API_KEY: text.optional(),
  /** The consultant's language model: any model behind the protocol `anthropic` or `openai`. Without a key the consultant answers by fixed rules. */
  CONSULTANT_API_KEY: text.regex(/^[\x21-\x7e]+$/, 'must be plain letters and digits').optional(),
  CONSULTANT_MODEL: text.max(200).optional(),
  CONSULTANT_URL: z.url({ protocol: /^https?$/ }).optional(),
  CONSULTANT_PROTOCOL: z.enum(['anthropic', 'openai']).optional(),
  /** The first limit is for all visitors together, the second for each visitor. */
  CONSULTANT_DAILY_TOKENS: z.coerce.number().int().min(1).max(1_000_000_000).default(2_000_000),
  CONSULTANT_VISITOR_TOKENS: z.coerce.number().int().min(1).max(1_000_000_000).default(150_000),
  UNPAID_ORDER_DAYS: z.coerce.number().int().min(8).max(3650).default(30),
  ANALYTICS_DAYS: z.coerce.number().int().min(1).max(3650).default(400),
  AHUTI_DEV: flag.default(false),
})

/** True for the address of a bucket. `s3+http:` is only for a service on this machine. */
function isBucket(place: string): boolean {
  const url = URL.parse(place)
  const isS3 = url !== null && (url.protocol === 's3:' || url.protocol === 's3+http:')
  return isS3 && url.username !== '' && url.password !== '' && url.host !== '' && /^\/[\w.-]+\/?$/.test(url.pathname)
}

type Environment = Record<string, string | undefined>

/** All variables that the shop reads. */
export const CONFIG_NAMES: readonly string[] = Object.keys(schema.shape)

export type Config = z.output<typeof schema>

/** An unusable configuration; `faults` names every variable that is wrong or missing. */
export class ConfigError extends StartError {
  readonly faults: string[]
  constructor(faults: string[]) {
    super(`The configuration cannot be used:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`)
    this.name = 'ConfigError'
    this.faults = faults
  }
}

/** Checks variables against each other. Also runs if some variables are faulty: these still have their raw value. */
const checked = schema.superRefine(
  (config, context) => {
    const faults = config.SANDBOX ? [] : missingForProduction(config)
    if (config.DATABASE_REPLICA_URL && !config.DATABASE_URL)
      faults.push('DATABASE_URL: missing (required with DATABASE_REPLICA_URL)')
    faults.push(
      ...faultsOfRehearsal(config),
      ...faultsOfCards(config),
      ...faultsOfMessages(config),
      ...faultsOfTelegram(config),
      ...faultsOfConsultant(config),
    )
    // The message starts with the name of the variable. Messages about a single variable get its name when they are listed.
    for (const fault of faults) context.addIssue({ code: 'custom', message: fault })
  },
  { when: () => true },
)

/** Reads the environment once. Throws one ConfigError that lists every fault, not only the first. */
export function readConfig(environment: Environment): Config {
  const named = withOwnContacts(withAnthropicKey(environment))
  const known = Object.fromEntries(CONFIG_NAMES.map((name) => [name, named[name] === '' ? undefined : named[name]]))
  const parsed = checked.safeParse(known)
  if (parsed.success) return parsed.data
  throw new ConfigError(parsed.error.issues.map(({ path, message }) => [...path, message].join(': ')))
}

/** Variables that a real shop requires to start. */
function missingForProduction(config: Config): string[] {
  const always = ['DATABASE_URL', 'PUBLIC_ORIGIN', 'SMTP_URL', 'MAIL_FROM', 'ADMIN_EMAIL', 'RATES_SOURCES'] as const
  const missing: string[] = always.filter((name) => !config[name])
  if (config.SECRET_KEYS === SANDBOX_KEYS) missing.push('SECRET_KEYS')
  const faults = missing.map((name) => `${name}: missing (required when SANDBOX=0)`)
  for (const [key, ...sources] of [
    ['BTC_XPUB', 'BTC_ESPLORA_URL', 'BTC_RPC_URL'],
    ['EVM_XPUB', 'EVM_RPC_URL'],
    ['TRON_XPUB', 'TRON_API_URL'],
  ] as const) {
    const hasSource = sources.some((name) => config[name])
    if (config[key] && !hasSource) faults.push(`${sources.join(' or ')}: missing (required with ${key})`)
    if (!config[key] && hasSource) faults.push(`${key}: missing (required with ${sources.join(' or ')})`)
  }
  // With http, others on the network could read session cookies. On this machine that is harmless.
  if (config.PUBLIC_ORIGIN && !/^https:|^http:\/\/(?:localhost|127\.0\.0\.1)(?:[:/]|$)/.test(config.PUBLIC_ORIGIN))
    faults.push('PUBLIC_ORIGIN: must begin with https:// (SANDBOX=0)')
  if (config.SECRET_KEYS !== SANDBOX_KEYS && hasKey(config.SECRET_KEYS, SANDBOX_KEY))
    faults.push('SECRET_KEYS: a real shop (SANDBOX=0) needs a new key, because the key of the sandbox is public')
  if (config.AHUTI_DEV) faults.push('AHUTI_DEV: the development mode (1) works only in a sandbox, but SANDBOX is 0')
  const keys = ['BTC_XPUB', 'EVM_XPUB', 'TRON_XPUB', 'STRIPE_SECRET_KEY', 'YOOKASSA_SHOP_ID'] as const
  if (!keys.some((name) => config[name]))
    faults.push(`${keys.join(', ')}: set at least one of these variables, so that customers can pay`)
  return faults
}

/** A real shop needs both mail settings; a sandbox has both or none. The settings of a gateway for text messages must be complete or absent. */
function faultsOfMessages(config: Config): string[] {
  const { SMTP_URL, MAIL_FROM, SMS_PROVIDER: gateway, SMS_URL, SMS_TOKEN, SMS_FROM, SANDBOX } = config
  const faults: string[] = []
  if (SANDBOX && SMTP_URL && !MAIL_FROM) faults.push('MAIL_FROM: missing (required with SMTP_URL)')
  if (SANDBOX && MAIL_FROM && !SMTP_URL) faults.push('SMTP_URL: missing (required with MAIL_FROM)')
  const orphan = Object.entries({ SMS_URL, SMS_TOKEN, SMS_FROM }).find(([, value]) => value)
  if (!gateway && orphan) faults.push(`SMS_PROVIDER: missing (required with ${orphan[0]})`)
  if (gateway && !SMS_TOKEN) faults.push('SMS_TOKEN: missing (required with SMS_PROVIDER)')
  if (gateway === 'generic' && !SMS_URL) faults.push('SMS_URL: missing (required with SMS_PROVIDER=generic)')
  if (!SANDBOX && SMS_URL?.startsWith('http:')) faults.push('SMS_URL: must begin with https:// (SANDBOX=0)')
  return faults
}
