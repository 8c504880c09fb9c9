type Environment = Record<string, string | undefined>

/** Both halves or none; a live key never in a sandbox, nor a test key where real money is taken; nothing over plain http. */
export function faultsOfCards(known: Environment): string[] {
  return [...faultsOfStripe(known), ...faultsOfYookassa(known)]
}

function faultsOfStripe(known: Environment): string[] {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret, STRIPE_API_URL: api, SANDBOX } = known
  const faults: string[] = []
  if (key && !secret) faults.push('STRIPE_WEBHOOK_SECRET: missing (required with STRIPE_SECRET_KEY)')
  if (secret && !key) faults.push('STRIPE_SECRET_KEY: missing (required with STRIPE_WEBHOOK_SECRET)')
  const isTest = /^(sk|rk)_test_/.test(key ?? '')
  if (key && SANDBOX === '0' && isTest) faults.push('STRIPE_SECRET_KEY: a test key takes no real money (SANDBOX=0)')
  if (key && SANDBOX !== '0' && !isTest) faults.push('STRIPE_SECRET_KEY: a sandbox takes only a test key (sk_test_…)')
  if (SANDBOX === '0' && api?.startsWith('http:')) faults.push('STRIPE_API_URL: must begin with https:// (SANDBOX=0)')
  return faults
}

function faultsOfYookassa(known: Environment): string[] {
  const { YOOKASSA_SHOP_ID: shop, YOOKASSA_SECRET_KEY: key, YOOKASSA_RUB_PER_USD: roubles, SANDBOX } = known
  const faults: string[] = []
  if (shop && !key) faults.push('YOOKASSA_SECRET_KEY: missing (required with YOOKASSA_SHOP_ID)')
  if (shop && !roubles) faults.push('YOOKASSA_RUB_PER_USD: missing (required with YOOKASSA_SHOP_ID)')
  const { YOOKASSA_SPREAD_PERCENT: spread, YOOKASSA_VAT_CODE: vat, YOOKASSA_TAX_SYSTEM: tax } = known
  const rest = {
    YOOKASSA_SECRET_KEY: key,
    YOOKASSA_RUB_PER_USD: roubles,
    YOOKASSA_SPREAD_PERCENT: spread,
    YOOKASSA_VAT_CODE: vat,
    YOOKASSA_TAX_SYSTEM: tax,
  }
  const orphan = Object.entries(rest).find(([, value]) => value)
  if (!shop && orphan) faults.push(`YOOKASSA_SHOP_ID: missing (required with ${orphan[0]})`)
  if (shop && tax && !vat) faults.push('YOOKASSA_VAT_CODE: missing (required with YOOKASSA_TAX_SYSTEM)')
  const isTest = key?.startsWith('test_') ?? false
  if (key && SANDBOX === '0' && isTest) faults.push('YOOKASSA_SECRET_KEY: a test key takes no real money (SANDBOX=0)')
  if (key && SANDBOX !== '0' && !isTest) faults.push('YOOKASSA_SECRET_KEY: a sandbox takes only a test key (test_…)')
  for (const name of ['YOOKASSA_API_URL', 'CBR_RATE_URL', 'NBRB_RATE_URL'])
    if (SANDBOX === '0' && known[name]?.startsWith('http:'))
      faults.push(`${name}: must begin with https:// (SANDBOX=0)`)
  return faults
}
