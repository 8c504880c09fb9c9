import { isOnThisMachine } from './config-rehearsal.ts'

type Cards = {
  SANDBOX: boolean
  REHEARSAL: boolean
  STRIPE_SECRET_KEY?: string | undefined
  STRIPE_WEBHOOK_SECRET?: string | undefined
  STRIPE_API_URL: string
  YOOKASSA_SHOP_ID?: string | undefined
  YOOKASSA_SECRET_KEY?: string | undefined
  YOOKASSA_API_URL: string
  YOOKASSA_RUB_PER_USD?: string | undefined
  YOOKASSA_SPREAD_PERCENT: number
  YOOKASSA_VAT_CODE?: number | undefined
  YOOKASSA_TAX_SYSTEM?: number | undefined
  YOOKASSA_SBP: boolean
  CBR_RATE_URL: string
  NBRB_RATE_URL: string
}

/**
 * Requires both variables of a card service or none of them. Refuses a live key in a sandbox or rehearsal, a test key in a real shop, and http
 * without encryption.
 */
export function faultsOfCards(config: Cards): string[] {
  return [...faultsOfStripe(config), ...faultsOfYookassa(config), ...faultsOfRates(config)]
}

function faultsOfStripe(config: Cards): string[] {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret, STRIPE_API_URL: api } = config
  const takesMoney = doesTakeMoney(config)
  const faults: string[] = []
  if (key && !secret) faults.push('STRIPE_WEBHOOK_SECRET: missing (required with STRIPE_SECRET_KEY)')
  if (secret && !key) faults.push('STRIPE_SECRET_KEY: missing (required with STRIPE_WEBHOOK_SECRET)')
  const isTest = /^(sk|rk)_test_/.test(key ?? '')
  if (key && takesMoney && isTest) faults.push('STRIPE_SECRET_KEY: a test key takes no real money (SANDBOX=0)')
  if (key && !takesMoney && !isTest)
    faults.push(`STRIPE_SECRET_KEY: ${nameOf(config)} takes only a test key (sk_test_…)`)
  if (takesMoney && api.startsWith('http:')) faults.push('STRIPE_API_URL: must begin with https:// (SANDBOX=0)')
  return faults
}

function faultsOfYookassa(config: Cards): string[] {
  const { YOOKASSA_SHOP_ID: shop, YOOKASSA_SECRET_KEY: key, YOOKASSA_RUB_PER_USD: roubles } = config
  const takesMoney = doesTakeMoney(config)
  const faults: string[] = []
  if (shop && !key) faults.push('YOOKASSA_SECRET_KEY: missing (required with YOOKASSA_SHOP_ID)')
  if (shop && !roubles) faults.push('YOOKASSA_RUB_PER_USD: missing (required with YOOKASSA_SHOP_ID)')
  const { YOOKASSA_SPREAD_PERCENT: spread, YOOKASSA_VAT_CODE: vat, YOOKASSA_TAX_SYSTEM: tax } = config
  const rest = {
    YOOKASSA_SECRET_KEY: key,
    YOOKASSA_RUB_PER_USD: roubles,
    YOOKASSA_SPREAD_PERCENT: spread,
    YOOKASSA_VAT_CODE: vat,
    YOOKASSA_TAX_SYSTEM: tax,
    YOOKASSA_SBP: config.YOOKASSA_SBP,
  }
  const orphan = Object.entries(rest).find(([, value]) => value)
  if (!shop && orphan) faults.push(`YOOKASSA_SHOP_ID: missing (required with ${orphan[0]})`)
  if (shop && tax && !vat) faults.push('YOOKASSA_VAT_CODE: missing (required with YOOKASSA_TAX_SYSTEM)')
  const isTest = key?.startsWith('test_') ?? false
  if (key && takesMoney && isTest) faults.push('YOOKASSA_SECRET_KEY: a test key takes no real money (SANDBOX=0)')
  if (key && !takesMoney && !isTest)
    faults.push(`YOOKASSA_SECRET_KEY: ${nameOf(config)} takes only a test key (test_…)`)
  for (const name of ['YOOKASSA_API_URL', 'NBRB_RATE_URL'] as const)
    if (takesMoney && config[name].startsWith('http:')) faults.push(`${name}: must begin with https:// (SANDBOX=0)`)
  return faults
}

/** The rates are shown to customers, so they come over an encrypted connection, or from this machine. */
function faultsOfRates({ CBR_RATE_URL: url }: Cards): string[] {
  return new URL(url).protocol === 'http:' && !isOnThisMachine(url) ? ['CBR_RATE_URL: must begin with https://'] : []
}

function doesTakeMoney({ SANDBOX, REHEARSAL }: Cards): boolean {
  return !SANDBOX && !REHEARSAL
}

function nameOf({ SANDBOX }: Cards): string {
  return SANDBOX ? 'a sandbox' : 'a rehearsal'
}
