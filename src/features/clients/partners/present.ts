import type { Lang } from '#base/i18n.ts'
import { centsToDollars } from '#base/money.ts'
import { CONSENT_VERSION } from '#features/people/accounts/model.ts'
import { linkTo } from '#features/platform/notifications/emails.ts'
import type { Sender } from '#features/platform/notifications/model.ts'
import { orderPath } from '#features/orders/orders/paths.ts'
import { presentPlaced } from '#features/orders/orders/present.ts'
import type { LineRow, OrderRow } from '#features/orders/orders/tables.ts'
import { namesIn } from '#features/orders/plans/rules-participants.ts'
import type { ManualRow } from '#features/money/payment-review/queries.ts'
import { presentPerson } from '#features/people/profiles/present.ts'
import type { Keyring } from '#server/keyring.ts'
import { clientContext, type Commission, type CommissionRule, type OrderText, orderTextContext } from './model.ts'
import { type Balance, balanceCents, partnerOrderState } from './rules.ts'
import type { ClientRow, ClientView, PartnerOrder, PartnerOrderView, Statement } from './schemas.ts'
import type { CommissionView } from './schemas-admin.ts'
import type { partnerClients, partnerOrders } from './tables.ts'

export type ClientRowOf = typeof partnerClients.$inferSelect
type OwnRow = typeof partnerOrders.$inferSelect
type FoundOrder = { order: OrderRow; own: OwnRow; client: ClientRowOf | null; manual: ManualRow | null }

/** Returns a client with the decrypted fields of the profile form. Nothing comes from the customer's account. */
export function presentClient(row: ClientRowOf, keys: Keyring): ClientView {
  const person = presentPerson(row, (sealed, field) => keys.open(sealed, clientContext(row.id, field)))
  return {
    ...person,
    lang: row.lang,
    consent: { given: row.consentVersion === CONSENT_VERSION, givenAt: row.consentAt?.toISOString() ?? null },
  }
}

/** Returns a client as a row of the list, without birth data. */
export function presentClientRow(
  { client, orders }: { client: ClientRowOf; orders: number },
  keys: Keyring,
): ClientRow {
  const { id, firstName, lastName, email, phoneNumber, createdAt } = client
  const phone = phoneNumber === null ? '' : keys.open(phoneNumber, clientContext(id, 'phoneNumber'))
  return { id, firstName, lastName, email, phoneNumber: phone, orders, createdAt: createdAt.toISOString() }
}

export function presentOrder(
  { order, own, client, manual }: FoundOrder,
  lines: LineRow[],
  lang: Lang,
  sender: Pick<Sender, 'origin'>,
): PartnerOrder {
  const isReported = manual?.status === 'awaiting'
  return {
    ...presentPlaced(order, lines, lang),
    state: partnerOrderState({ status: order.status, sentAt: own.sentAt, isReported }),
    // The link opens the page in the client's language.
    link: linkTo(orderPath(order.id), order.lang, sender),
    client: {
      id: client?.id ?? null,
      name: order.customerName,
      email: order.customerEmail,
    },
    lang: order.lang,
    sentAt: own.sentAt?.toISOString() ?? null,
    paidAt: order.paidAt?.toISOString() ?? null,
    reported: manual && {
      amountUsd: centsToDollars(manual.amountCents),
      receivedAt: manual.receivedOn,
      reference: manual.reference,
      status: manual.status,
    },
  }
}

/** `linkNames` are the names that were saved on the page of the order's link. The partner learns only whether they differ. */
export function presentOrderView(
  { linkNames, ...found }: FoundOrder & { linkNames: string },
  lines: LineRow[],
  lang: Lang,
  { keys, sender }: { keys: Keyring; sender: Pick<Sender, 'origin'> },
): PartnerOrderView {
  const { note, ...texts } = openTexts(found.own, keys)
  const hasNewNames = linkNames !== '' && namesIn(linkNames).join('\n') !== namesIn(texts.participants).join('\n')
  return {
    ...presentOrder(found, lines, lang, sender),
    plan: { startDate: found.own.startDate, ...texts, hasNewNames },
    note,
  }
}

/** Decrypts the texts that a partner wrote for an order. */
export function openTexts(row: OwnRow, keys: Keyring): Record<OrderText, string> {
  const open = (text: OrderText) => {
    const sealed = row[text]
    return sealed === null ? '' : keys.open(sealed, orderTextContext(row.id, text))
  }
  return { specialWishes: open('specialWishes'), participants: open('participants'), note: open('note') }
}

export function presentRule(rule: CommissionRule): CommissionView {
  return rule.kind === 'percent' ? { percent: rule.hundredths / 100 } : { fixedUsd: centsToDollars(rule.cents) }
}

/** Returns commission rules for the audit log, without names of rituals. */
export function presentRules({ usual, rituals }: Commission) {
  return {
    commission: presentRule(usual),
    overrides: Object.entries(rituals).map(([serviceId, rule]) => ({ serviceId, ...presentRule(rule) })),
  }
}

export type RitualNames = ReadonlyMap<string, Record<Lang, string>>

/** Returns commission rules for display. If a ritual is no longer sold, its id is shown. */
export function presentCommission(commission: Commission, names: RitualNames) {
  const { overrides, ...usual } = presentRules(commission)
  const nameOf = (id: string) => names.get(id) ?? { ru: id, en: id }
  return { ...usual, overrides: overrides.map((rule) => ({ ...rule, name: nameOf(rule.serviceId) })) }
}

export function presentBalance(balance: Balance): Statement['balance'] {
  return {
    dueUsd: centsToDollars(balance.dueCents),
    heldUsd: centsToDollars(balance.heldCents),
    balanceUsd: centsToDollars(balanceCents(balance)),
  }
}
