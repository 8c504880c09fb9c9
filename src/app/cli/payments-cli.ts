import { parseArgs } from 'node:util'
import { ZodError } from 'zod'
import { Refusal } from '#base/refusal.ts'
import { findAccountBy } from '#features/people/accounts/queries.ts'
import { approveManually, confirmManually, withdrawManually } from '#features/money/payment-review/commands-manual.ts'
import { changePolicy, readPolicy } from '#features/money/settlements/commands-policy.ts'
import { refundCard } from '#features/money/cards/commands-refund.ts'
import { markSurplusReturned } from '#features/money/payment-review/commands.ts'
import { decidePayment } from '#features/money/payment-review/commands-returns.ts'
import { refundInput } from '#features/money/cards/schemas.ts'
import { decisionInput, manualInput, returnedInput } from '#features/money/payment-review/schemas.ts'
import { isStrangeReason } from '#features/money/settlements/model-attention.ts'
import type { Staff } from '#features/money/settlements/model.ts'
import { listAddresses, listGaps } from '#features/money/crypto/queries-addresses.ts'
import { listAwaitingManual, listReview, listSurplus } from '#features/money/payment-review/queries.ts'
import { toPolicy } from '#features/money/settlements/rules-policy.ts'
import type { PaymentsContext } from '#features/money/payments/context.ts'
import { parseDecimal } from '#base/money.ts'
import { csvLine } from '#server/http/csv.ts'
import { errorSentences } from '../messages/error-messages.ts'
import { ownCommands } from './own-commands.ts'

export const CLI_HELP = `npm run payments -- <command>

  review                              lists payments that need a decision
  decide <method> <payment> <reason> accepted|rest|returned|dismissed --note <text> [--amount <received sum>]
                                      decides about a payment; with --amount, the decision is only about this sum,
                                      not about money that arrived later
  surplus                             lists money that must be returned
  returned <method> <payment> --way crypto|card|transfer|cash|partner --date <yyyy-mm-dd> --proof <hash or bank reference> [--amount <sent sum>]
                                      records returned money: how, when and with which reference it was sent;
                                      with --amount, the command fails if the shop now owes a different sum
  refund <payment> --amount <sum> --note <reason>
                                      refunds a card payment completely or partly, in the currency of the payment
  confirm --order <id> --amount <dollars> --date <yyyy-mm-dd> --reference <text> [--way transfer|cash] [--note <text>]
                                      confirms a payment that was made outside the shop
  awaiting                            lists confirmations that need a second person
  approve <confirmation>              approves a confirmation as the second person
  withdraw <confirmation>             cancels a confirmation that is not approved yet
  policy [<name>=<value> ...]         shows or changes the payment policy; <name>=default resets a value
  addresses                           prints every assigned address as CSV, to collect the money or to find an address in a
                                      wallet; prints to stderr the gap limit that each wallet needs

Commands that change data need --by <e-mail of an administrator> and are recorded in the audit log.
`

/** An invalid command. The message is for the person who typed it. */
export class CliError extends Error {}

/** The maximum number of listed entries. The oldest entries are listed first. A longer list is not readable in a terminal. */
const MAX_LISTED = 1000

type ParsedArguments = { args: string[]; options: Record<string, string | undefined> }
/** Prints to stderr, because stdout may go into a file. */
type WriteLine = (text: string) => void
type Command = (context: PaymentsContext, typed: ParsedArguments, remark: WriteLine) => Promise<string>

const commands: Record<string, Command> = {
  review: async ({ shop }) => table(await listReview(shop, MAX_LISTED), 'No payment waits for a decision.'),
  surplus: async ({ shop }) => table(await listSurplus(shop.db), 'No money must be returned.'),
  awaiting: async ({ shop }) =>
    table(await listAwaitingManual(shop.db, MAX_LISTED), 'No confirmation waits for a second person.'),
  addresses: async ({ shop }, _, remark) => {
    for (const { chain, account, given, gap } of await listGaps(shop.db))
      remark(
        `${chain} (${account}): ${given} addresses assigned; the wallet must search ${gap} consecutive unused addresses.\n`,
      )
    return csv(await listAddresses(shop.db))
  },
  confirm: async (context, { options }) => {
    const by = await requireStaff(context, options)
    const { order: orderId, date: receivedOn, way, reference, note } = options
    const amountCents = Number(parseDecimal('USD', options.amount ?? '')?.units ?? 0n)
    const input = manualInput.parse({ orderId, amountCents, receivedOn, way, reference, note })
    const { id, status } = await confirmManually(context, by, input)
    return `${CONFIRMED[status]} (${id})\n`
  },
  approve: async (context, { args: [id = ''], options }) => {
    const { status } = await approveManually(context, await requireStaff(context, options), id)
    return `${CONFIRMED[status]}\n`
  },
  withdraw: async (context, { args: [id = ''], options }) => {
    await withdrawManually(context, await requireStaff(context, options), id)
    return `${CONFIRMED.withdrawn}\n`
  },
  decide: async (context, { args: [method, reference, attention, decision], options }) => {
    const by = await requireStaff(context, options)
    const { note, amount } = options
    const seen = isStrangeReason(attention ?? null) ? { strange: amount && readSums(amount) } : { received: amount }
    const input = decisionInput.parse({ method, reference, attention, decision, note, ...seen })
    await decidePayment(context, by, input)
    return `Decided: ${input.decision}.\n`
  },
  returned: async (context, { args: [method, reference], options }) => {
    const by = await requireStaff(context, options)
    const { way, date: returnedOn, proof, amount } = options
    const input = returnedInput.parse({ method, reference, way, returnedOn, proof, amount })
    await markSurplusReturned(context, by, input)
    return 'Recorded as returned.\n'
  },
  refund: async (context, { args: [attemptId], options }) => {
    const by = await requireStaff(context, options)
    const { cards } = context
    if (!cards) throw new Refusal('conflict', 'payments.refund-impossible')
    // Dollars and roubles have the same number of decimal digits, so `USD` fits both.
    const amountCents = Number(parseDecimal('USD', options.amount ?? '')?.units ?? 0n)
    const input = refundInput.parse({ attemptId, amountCents, reason: options.note })
    const { id, status } = await refundCard({ ...context, cards }, by, input)
    return `${REFUNDED[status]} (${id})\n`
  },
  policy: async (context, { args, options }) => {
    if (args.length > 0) {
      const by = await requireStaff(context, options)
      await changePolicy(context.shop, Object.fromEntries(args.map(readSetting)), by)
    }
    const changed = await readPolicy(context.shop.db)
    return `${JSON.stringify({ changed, holds: toPolicy(changed) }, null, 2)}\n`
  },
}

const CONFIRMED = {
  awaiting: 'Recorded. Another administrator must approve the confirmation',
  settled: 'The order is paid',
  surplus: 'The order was already paid in another way. This money must be returned',
  withdrawn: 'Withdrawn.',
}

const REFUNDED = {
  requested: 'Recorded. The card service has not finished the refund yet; the shop keeps checking',
  done: 'Refunded',
  failed: 'The card service refused the refund. See the log of the shop and the dashboard of the service',
}

const option = { type: 'string' } as const
const options = {
  by: option,
  order: option,
  amount: option,
  date: option,
  reference: option,
  note: option,
  proof: option,
  way: option,
}

/** Runs a command line and returns its output. Throws CliError for an invalid command. */
export async function runCommand(
  context: PaymentsContext,
  typed: string[],
  remark: WriteLine = (text) => void process.stderr.write(text),
): Promise<string> {
  try {
    const { positionals, values } = parseArgs({ args: typed, options, allowPositionals: true })
    const [name = 'help', ...args] = positionals
    const command = commands[name]
    if (!command) return ownCommands(CLI_HELP)
    return await command(context, { args, options: values }, remark)
  } catch (error) {
    throw explained(error)
  }
}

function explained(error: unknown): unknown {
  if (error instanceof ZodError)
    return new CliError(error.issues.map(({ path, message }) => formatIssue(path, message)).join('\n'))
  if (error instanceof Refusal) {
    const faults = error.details.faults?.map(({ path, code }) => formatIssue([path], code)) ?? []
    return new CliError([errorSentences.en[error.code] ?? error.code, ...faults].join('\n'))
  }
  const isTypo = error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  return isTypo ? new CliError(error.message) : error
}

function formatIssue(path: PropertyKey[], message: string): string {
  return `${path.map(String).join('.')}: ${errorSentences.en[message] ?? message}`
}

async function requireStaff({ shop }: PaymentsContext, { by }: ParsedArguments['options']): Promise<Staff> {
  if (!by) throw new CliError('Say who you are: --by <e-mail of an administrator>.')
  const account = await findAccountBy(shop.db, shop.keys, { kind: 'email', value: by.trim().toLowerCase() })
  if (!account || account.role === 'customer') throw new CliError(`${by} is not one of the shop’s staff.`)
  return { accountId: account.id, role: account.role, staffRole: account.staffRole }
}

/** Parses `0.01 ETH, 20 USDT_ERC20`, the format of `review`. */
function readSums(text: string): { amount: string | undefined; currency: string | undefined }[] {
  return text.split(',').map((one) => {
    const [amount, currency] = one.trim().split(/\s+/)
    return { amount, currency }
  })
}

function readSetting(text: string): [name: string, value: unknown] {
  const [name = '', value] = text.split(/=(.*)/s)
  if (value === undefined) throw new CliError(`${text}: write this as name=value.`)
  if (value === 'default') return [name, undefined]
  try {
    return [name, JSON.parse(value)]
  } catch {
    throw new CliError(`${name}: ${value} is not a number or JSON.`)
  }
}

type Row = Record<string, string | number | Date | null>
type Rows = Row[]

function table(rows: Rows, empty: string): string {
  if (rows.length === 0) return `${empty}\n`
  return rows.map((row) => `${lines(row)}\n`).join('\n')
}

function lines(row: Row): string {
  return Object.entries(row)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `${name.padEnd(12)} ${formatValue(value)}\n`)
    .join('')
}

function csv(rows: Rows): string {
  const [first] = rows
  if (!first) return ''
  const line = (cells: Row[string][]) => csvLine(cells.map(formatValue))
  return line(Object.keys(first)) + rows.map((row) => line(Object.values(row))).join('')
}

function formatValue(value: Row[string] | undefined): string {
  return value instanceof Date ? value.toISOString() : String(value ?? '')
}
