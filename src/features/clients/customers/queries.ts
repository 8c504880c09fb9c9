import { and, desc, eq, isNull, max, ne, type SQL, sql } from 'drizzle-orm'
import { searchWords } from '#base/text-folding.ts'
import { returnedCents } from '#features/money/payment-review/queries-returns.ts'
import { orderPlans } from '#features/orders/order-plans/tables.ts'
import { ownedBy } from '#features/orders/orders/queries.ts'
import type { Owner } from '#features/orders/orders/rules.ts'
import { type OrderRow, orders, orderWords } from '#features/orders/orders/tables.ts'
import { findPlan } from '#features/orders/plans/queries.ts'
import { orderPhoneContext } from '#features/orders/orders/model.ts'
import { phoneContext } from '#features/people/accounts/model.ts'
import { findAccount } from '#features/people/accounts/queries.ts'
import { accounts, consents } from '#features/people/accounts/tables.ts'
import { findProfile } from '#features/people/profiles/queries.ts'
import { profileWords } from '#features/people/profiles/tables.ts'
import { groupPlaces } from '#features/rites/group-rituals/tables.ts'
import { type Db, rowsOf } from '#server/database/database.ts'
import { containing } from '#server/database/like-patterns.ts'
import { haveWords, containsTyped, lacksWords } from '#server/database/words.ts'
import { readCursor, toPage } from '#server/http/paging.ts'
import type { Keyring } from '#server/keyring.ts'
import { type CustomerSummary, maskPersonal, presentOrders, presentPersonal, presentSummary } from './present.ts'
import { type CustomerId, type GuestId, readCustomerId } from './rules.ts'
import type { CustomerRow, CustomerView, Personal } from './schemas.ts'

/** The maximum number of orders that are shown for a customer. If there are more, the newest orders are shown. */
const MAX_ORDERS = 100

type Source = { db: Db; keys: Keyring }
type CustomerQuery = { q?: string | undefined; limit: number; cursor?: string | undefined }

/** Lists everyone with a customer account, and everyone who ordered as a guest. The most recently active person is first. */
export async function listCustomers(
  source: Source,
  { q, limit, cursor }: CustomerQuery,
): Promise<{ items: CustomerRow[]; next: string | null }> {
  const rows = await selectCustomers(source, { q, after: readCursor(cursor, 'time', 'text'), limit: limit + 1 })
  return toPage(rows, {
    limit,
    present: presentSummary,
    cursorOf: ({ seenAt, id }) => [seenAt.toISOString(), id],
  })
}

type CustomerRecord = Omit<CustomerSummary, 'phone' | 'createdAt' | 'seenAt' | 'lastOrderAt'> & {
  phone: string | null
  /** An order that has the encrypted phone number of a guest without an e-mail address. Null for other customers. */
  calledFor: string | null
  createdAt: string
  seenAt: string
  lastOrderAt: string | null
}
type CustomerSelection = { q?: string | undefined; after?: string[] | undefined; limit: number; only?: CustomerId }

/** Reads one page of customers. A single query first selects the people of the page and then adds up the orders of only these people. */
async function selectCustomers(
  { db, keys }: Source,
  { q, after, limit, only }: CustomerSelection,
): Promise<CustomerSummary[]> {
  const typed = q?.trim()
  const found = typed ? await searchCustomers(keys, typed) : undefined
  const further = after ? sql`where (people.seen_at, people.id) < (${after[0]}::timestamptz, ${after[1]})` : sql``
  const rows = await db.execute(sql`
    with people as (${peopleOf(only, found)}),
    page as (
      select * from people ${further}
      order by people.seen_at desc, people.id desc limit ${limit}
    )
    select page.id, page.kind, page.email, page.phone, page.called_for as "calledFor", page.lang,
      to_char(page.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
      to_char(page.seen_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "seenAt",
      coalesce(nullif(page.name, ''), bought.name, '') as name,
      coalesce(bought.orders, 0)::int as orders, coalesce(bought.paid, 0)::float8 as "paidCents",
      to_char(bought.last at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "lastOrderAt"
    from page left join lateral (
      select count(*) as orders,
        sum(o.total_cents - ${returnedCents(sql`o`)}) filter (where o.paid_at is not null) as paid,
        max(o.created_at) as last, (array_agg(o.customer_name order by o.created_at desc))[1] as name
      from customer_order o
      where (page.kind = 'account' and o.account_id = page.id)
        or (o.account_id is null and o.customer_email <> '' and o.customer_email = page.email)
        or (page.called_for is not null and o.account_id is null and o.customer_email = '' and o.customer_phone_hash = page.phone_hash)
    ) bought on true
    order by page.seen_at desc, page.id desc`)
  return rowsOf<CustomerRecord>(rows).map(({ calledFor, ...row }) => ({
    ...row,
    phone:
      row.phone === null ? '' : keys.open(row.phone, calledFor ? orderPhoneContext(calledFor) : phoneContext(row.id)),
    createdAt: new Date(row.createdAt),
    seenAt: new Date(row.seenAt),
    lastOrderAt: row.lastOrderAt === null ? null : new Date(row.lastOrderAt),
  }))
}

/** The SQL for the people of a list. If an e-mail address has an account, its guest orders also belong to that account. */
function peopleOf(only: CustomerId | undefined, found: FoundCustomers | undefined): SQL {
  const account =
    only?.kind === 'account' ? sql`and a.id = ${only.accountId}` : found && sql`and a.id in (${found.accounts})`
  const guest =
    only?.kind === 'guest'
      ? sql`and md5(o.customer_email) = ${only.emailHash}`
      : found && sql`and o.customer_email in (${found.emails})`
  const caller =
    only?.kind === 'phone'
      ? sql`and md5(o.customer_phone_hash) = ${only.phoneHash}`
      : found && sql`and o.customer_phone_hash in (${found.callers})`
  // In a search, the last order of each found account is read separately. For the list of all accounts the orders are read once.
  const lastOrder = (alias: SQL, owner: SQL, of: SQL, condition: SQL) =>
    account
      ? sql`lateral (select max(o.created_at) as at from customer_order o where ${condition} and ${owner} = ${of}) as ${alias} on true`
      : sql`(select ${owner} as owner, max(o.created_at) as at from customer_order o where ${condition} group by 1) as ${alias}
          on ${alias}.owner = ${of}`
  const fromAccounts = sql`
    select a.id, 'account' as kind, a.email, a.phone, a.phone_hash, null as called_for, a.lang, a.created_at,
      greatest(a.created_at, a.last_sign_in_at, own.at, guest.at) as seen_at,
      coalesce(p.first_name || ' ' || p.last_name, '') as name
    from account a left join customer_profile p on p.account_id = a.id
    left join ${lastOrder(sql`own`, sql`o.account_id`, sql`a.id`, sql`o.account_id is not null`)}
    left join ${lastOrder(sql`guest`, sql`o.customer_email`, sql`a.email`, sql`o.account_id is null`)}
    where a.role = 'customer' ${account ?? sql``}`
  const fromOrders = sql`
    select 'guest-' || md5(o.customer_email) as id, 'guest' as kind, o.customer_email as email, null as phone,
      null as phone_hash, null as called_for, (array_agg(o.lang order by o.created_at desc))[1] as lang, min(o.created_at) as created_at,
      max(o.created_at) as seen_at,
      (array_agg(o.customer_name order by o.created_at desc))[1] as name
    from customer_order o
    where o.account_id is null and o.customer_email <> '' ${guest ?? sql``}
      and not exists (select 1 from account a where a.email = o.customer_email)
    group by o.customer_email`
  const newest = (column: SQL) => sql`(array_agg(${column} order by o.created_at desc, o.id))[1]`
  const fromPhones = sql`
    select 'phone-' || md5(o.customer_phone_hash) as id, 'guest' as kind, null as email,
      ${newest(sql`o.customer_phone`)} as phone, o.customer_phone_hash as phone_hash, ${newest(sql`o.id`)} as called_for,
      ${newest(sql`o.lang`)} as lang, min(o.created_at) as created_at, max(o.created_at) as seen_at,
      ${newest(sql`o.customer_name`)} as name
    from customer_order o
    where o.account_id is null and o.customer_email = '' and o.customer_phone_hash is not null ${caller ?? sql``}
      and not exists (select 1 from account a where a.phone_hash = o.customer_phone_hash)
    group by o.customer_phone_hash`
  const all = sql`${fromAccounts} union all ${fromOrders} union all ${fromPhones}`
  return only ? { account: fromAccounts, guest: fromOrders, phone: fromPhones }[only.kind] : all
}

/** Finds one customer, with hidden personal data. */
export async function findCustomer(source: Source, id: string): Promise<CustomerView | undefined> {
  const only = readCustomerId(id)
  if (!only) return undefined
  const [summary] = await selectCustomers(source, { only, limit: 1 })
  if (!summary) return undefined
  const { db, keys } = source
  const accountId = only.kind === 'account' ? only.accountId : undefined
  const profile = accountId === undefined ? undefined : await findProfile(db, keys, accountId)
  const plan = accountId === undefined ? undefined : await findPlan(db, keys, accountId)
  return {
    ...presentSummary(summary),
    isMasked: true,
    profile: profile
      ? {
          firstName: profile.firstName,
          lastName: profile.lastName,
          occupation: profile.occupation,
          gender: profile.gender,
          maritalStatus: profile.maritalStatus,
          currentLocation: profile.currentLocation,
        }
      : null,
    personal: maskPersonal(presentPersonal(profile, plan)),
    planStart: plan?.startDate ?? null,
    consents: accountId === undefined ? [] : await listConsents(db, accountId),
    orderList: presentOrders(await ordersOf(source, only)),
  }
}

/** Reads the personal data without the mask. The caller must record which staff member looked at the data. */
export async function findPersonal({ db, keys }: Source, accountId: string): Promise<Personal> {
  return presentPersonal(await findProfile(db, keys, accountId), await findPlan(db, keys, accountId))
}

async function listConsents(db: Db, accountId: string): Promise<CustomerView['consents']> {
  const rows = await db.select().from(consents).where(eq(consents.accountId, accountId)).orderBy(desc(consents.givenAt))
  return rows.map(({ textVersion, givenAt, withdrawnAt }) => ({
    textVersion,
    givenAt: givenAt.toISOString(),
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
  }))
}

async function ordersOf({ db, keys }: Source, id: CustomerId): Promise<OrderRow[]> {
  const account = id.kind === 'account' ? await findAccount(db, keys, id.accountId) : undefined
  const whose = id.kind === 'account' ? account && ownedBy(account) : guestOrders(id)
  return whose ? await db.select().from(orders).where(whose).orderBy(desc(orders.createdAt)).limit(MAX_ORDERS) : []
}

/** Returns the time of the last consent with an order or with a place in a group ritual. Null if no order or place needed a consent. */
export async function lastOrderConsent(db: Db, owner: Owner): Promise<Date | null> {
  const [last] = await db
    .select({ plan: max(orderPlans.consentAt), place: max(groupPlaces.consentedAt) })
    .from(orders)
    .leftJoin(orderPlans, eq(orderPlans.id, orders.id))
    .leftJoin(groupPlaces, eq(groupPlaces.id, orders.id))
    .where(ownedBy(owner))
  const { plan = null, place = null } = last ?? {}
  return plan && place && place > plan ? place : (plan ?? place)
}

/** The SQL condition for the orders of a guest, by the hash of the e-mail address or of the phone number. */
export function guestOrders(id: GuestId): SQL | undefined {
  if (id.kind === 'phone')
    return and(
      isNull(orders.accountId),
      eq(orders.customerEmail, ''),
      sql`md5(${orders.customerPhoneHash}) = ${id.phoneHash}`,
    )
  return and(
    isNull(orders.accountId),
    ne(orders.customerEmail, ''),
    sql`md5(${orders.customerEmail}) = ${id.emailHash}`,
  )
}

/** Locks the account of a customer until the transaction ends. Undefined if there is no such account, or if it does not belong to a customer. */
export async function lockCustomer(tx: Db, accountId: string) {
  const [row] = await tx
    .select()
    .from(accounts)
    .where(and(eq(accounts.id, accountId), eq(accounts.role, 'customer')))
    .for('update')
  return row
}

/** Subqueries that select account ids, guest addresses, and the hashes of the phone numbers of guests without an address. */
type FoundCustomers = { accounts: SQL; emails: SQL; callers: SQL }

/**
 * Finds customers by the beginnings of the words of a name, by a part of the e-mail address, or by the whole phone number (phone numbers
 * are encrypted). The names and phone numbers in orders are searched too. The query looks up the words in their indexes before it reads
 * other data.
 */
async function searchCustomers(keys: Keyring, typed: string): Promise<FoundCustomers> {
  const words = searchWords(typed)
  const phones = await phoneHashes(keys, typed)
  const hasPhone = (column: SQL) => sql`${column} = any(${sql.param(phones)}::text[])`
  const ordered = sql`o.account_id, o.customer_email, o.customer_phone_hash`
  const orders = sql`(
    select ${ordered} from customer_order o join ${orderWords} on ${orderWords.id} = o.id
      where ${haveWords(orderWords, words)}
    union all select ${ordered} from customer_order o
      where ${lacksWords(orderWords, sql`o.id`)} and ${containsTyped(sql`o.customer_name || ' ' || o.customer_email`, typed)}
    union all select ${ordered} from customer_order o where ${hasPhone(sql`o.customer_phone_hash`)}
  ) as ordered`
  const emails = sql`select customer_email from ${orders} where account_id is null and customer_email <> ''`
  const callers = sql`select customer_phone_hash from ${orders} where account_id is null and customer_email = ''`
  const accounts = sql`
    select p.account_id from customer_profile p join ${profileWords} on ${profileWords.id} = p.id
      where ${haveWords(profileWords, words)}
    union select p.account_id from customer_profile p
      where ${lacksWords(profileWords, sql`p.id`)} and ${containsTyped(sql`p.first_name || ' ' || p.last_name`, typed)}
    union select f.id from account f where f.email like ${containing(typed.toLowerCase())} or ${hasPhone(sql`f.phone_hash`)}
    union select f.id from account f where f.email in (${emails})
    union select account_id from ${orders} where account_id is not null`
  return { accounts, emails, callers }
}

/**
 * Returns the hashes of a typed phone number: with a plus, with 8 as in Russia, or without a country code. The tables of phone numbers are
 * loaded only when they are needed.
 */
async function phoneHashes(keys: Keyring, typed: string): Promise<string[]> {
  const digits = typed.replace(/[^\d]/g, '')
  if (digits.length < 7) return []
  const { readContact } = await import('#features/people/accounts/rules-contact.ts')
  const read = [typed, `+${digits}`, `+7${digits}`].map(readContact)
  const numbers = new Set(read.flatMap((contact) => (contact?.kind === 'phone' ? [contact.value] : [])))
  return [...numbers].flatMap((number) => keys.hashes('phone', number))
}
