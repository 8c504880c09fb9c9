import { eq, sql } from 'drizzle-orm'
import type { PaymentsContext } from '#features/money/payments/context.ts'
import { COINS, CURRENCIES } from '#features/money/settlements/model-currencies.ts'
import { rituals } from '#features/catalogue/catalogue/tables.ts'
import { missingLegalFacts, missingNumber, tierNumbers } from '#features/platform/settings/rules.ts'
import { missingSellerFacts } from '#features/platform/settings/rules-seller.ts'
import { rowsOf } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'
import type { OpeningFacts } from './rules-opening.ts'

export type OpeningContext = {
  shop: Shop
  payments: Pick<PaymentsContext, 'chains' | 'accounts' | 'cards'>
  isBackupRestorable: () => boolean | undefined
}

type Tried = {
  isMailTried: boolean
  currencies: string[] | null
  owners: number
  ownersWithFactor: number
  priests: number
}

/** The facts about the opening steps. A payment method counts as tried after an order was paid with it. */
export async function readOpeningFacts({ shop, payments, isBackupRestorable }: OpeningContext): Promise<OpeningFacts> {
  const { db, config, settings } = shop
  const { contacts, legal, tiers, paymentMethods } = settings()
  const [tried] = rowsOf<Tried>(await db.execute(TRIED))
  const coins = CURRENCIES.filter((currency) => {
    const { chain } = COINS[currency]
    return paymentMethods[currency].enabled && payments.chains[chain] && payments.accounts[chain]
  })
  const ways = [...coins, ...(payments.cards && paymentMethods.card.enabled ? ['card'] : [])]
  // The money of a sandbox is simulated, so it does not show that a payment method works.
  const paid = new Set(config.SANDBOX ? [] : tried?.currencies)
  const addresses = [contacts.providerEmail, contacts.ordersEmail]
  const published = await db
    .select({ id: rituals.id, own: rituals.tierNumbers })
    .from(rituals)
    .where(eq(rituals.published, true))
  return {
    missingLegal: missingLegalFacts(legal).length + missingSellerFacts(legal).length,
    hasOwnContacts: addresses.every((address) => address !== '' && !isSample(address)),
    sampleAddresses: [...new Set(addresses.filter(isSample))],
    isMailTried: tried?.isMailTried ?? false,
    ways: ways.map((way) => ({ way, isTried: paid.has(way) })),
    backup: config.BACKUP_STORAGE === undefined ? 'none' : isBackupRestorable() === true ? 'restored' : 'untried',
    owners: tried?.owners ?? 0,
    ownersWithFactor: tried?.ownersWithFactor ?? 0,
    priests: tried?.priests ?? 0,
    ritualsWithoutNumbers: published.filter(({ id, own }) => missingNumber(tierNumbers({ tiers }, id, own))).length,
  }
}

/** Mail to a name that ends in `.example` never arrives (RFC 2606). */
function isSample(address: string): boolean {
  return address.toLowerCase().endsWith('.example')
}

const TRIED = sql`
  with owner as (select id from account where staff_role = 'owner')
  select
    exists (select 1 from message where channel = 'email' and sent_at is not null) as "isMailTried",
    (select json_agg(distinct case when method = 'card' then 'card' else currency end) from settlement) as currencies,
    (select count(*)::int from owner) as owners,
    (select count(*)::int from owner where exists (select 1 from passkey where account_id = owner.id)
      or exists (select 1 from totp_factor where account_id = owner.id)) as "ownersWithFactor",
    (select count(*)::int from priest_profile
      where is_published and not is_sample and (name_ru <> '' or name_en <> '')) as priests`
