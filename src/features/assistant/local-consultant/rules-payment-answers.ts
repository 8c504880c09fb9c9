import { COINS, type Currency } from '#features/money/settlements/model-currencies.ts'
import { en as widgetEn } from '#features/money/payments/messages/page-widget.en.ts'
import { ru as widgetRu } from '#features/money/payments/messages/page-widget.ru.ts'
import type { ShopFacts } from '#features/assistant/consultant/model-knowledge.ts'
import { createMatcher } from '#features/assistant/consultant/rules-patterns.ts'
import type { Understanding } from './rules-intents.ts'
import { type Events, type PhraseContext, textEvent } from './rules-phrases.ts'

const CARD_TEXTS = { ru: widgetRu.cardKinds, en: widgetEn.cardKinds }

const MIR = createMatcher('мир | карт* мир | mir | mir card*')
/** A wish for peace («мир в семье») does not mean the card "Mir". */
const PEACE = / (?:мир (?:в|во|на|и|между|с|со|всем|всему)|за мир|про мир) /u
const RUSSIAN_CARDS = createMatcher(
  `т банк* | тбанк* | тинькоф* | сбер | сбера | сбербанк* | альфа банк* | альфабанк* | втб | райффайзен* | газпромбанк* | россельхозбанк* | совкомбанк* | озон банк* | карт* {сбера, втб, тинькофф, альфы, российск*, рф, из россии} | {российск*, русск*} .. карт* | карт* российск*
  russian {card*, bank*} | sberbank* | tinkoff* | t bank | card* .. {from russia, issued in russia}`,
)
const INSTALMENTS = createMatcher(
  `рассрочк* | {оплат*, платить, плачу, заплат*, платеж*} .. {частями, долями, по частям, по долям} | {частями, долями, по частям} .. {оплат*, платить, заплат*} | {по частям, частями} можно | {платить, оплат*} .. помесячно
  installment* | instalment* | klarna | afterpay | pay later | pay .. {in parts, in two parts, monthly} | split .. payment*`,
)
const MAX_LONE_WORDS = 4
const COIN_WORDS: readonly { asset: Currency; words: string }[] = [
  { asset: 'BTC', words: 'биткоин* | биткойн* | bitcoin* | btc' },
  { asset: 'ETH', words: 'эфир* | эфириум* | ethereum | ether | eth' },
  { asset: 'USDT_TRC20', words: 'usdt | юсдт | tether | тезер | trc20 | erc20' },
]
/** Payment methods that the shop never offers, with the names that an answer uses. */
const NEVER: readonly { name: string; words: string }[] = [
  { name: 'PayPal', words: 'paypal | pay pal | пейпал | пэйпал' },
  { name: 'Venmo', words: 'venmo' },
  { name: 'Zelle', words: 'zelle' },
  { name: 'Cash App', words: 'cash app | cashapp' },
  { name: 'Western Union', words: 'western union | вестерн юнион' },
  { name: 'Wise', words: 'wise | transferwise' },
  { name: 'QIWI', words: 'qiwi | киви' },
  { name: 'WebMoney', words: 'webmoney | вебмани' },
  { name: 'Dogecoin', words: 'doge | dogecoin | догикоин' },
  { name: 'Solana', words: 'solana | sol | солана' },
  { name: 'Litecoin', words: 'litecoin | ltc | лайткоин' },
  { name: 'XRP', words: 'xrp | ripple' },
  { name: 'BNB', words: 'bnb' },
  { name: 'TON', words: 'ton | toncoin | тонкоин' },
  { name: 'USDC', words: 'usdc' },
  { name: 'Monero', words: 'monero | xmr | монеро' },
]
const SBP = createMatcher('сбп | система быстрых платежей | систему быстрых платежей | sbp')
const WALLETS = createMatcher(
  'apple pay | applepay | google pay | googlepay | gpay | эпл пей | эппл пей | эпл пэй | гугл пей | mir pay | мир пей',
)
const FROM_RUSSIA = createMatcher(
  '{из, в} {россии, рф} .. {плат*, заплат*, оплат*} | {плат*, заплат*, оплат*} .. {из, в} {россии, рф} | {pay, paying, payment} .. from russia | from russia .. pay',
)
const FEE = createMatcher('комисси* | {network, transfer, transaction, extra} {fee, fees} | {fee, fees, commission}')
const matchersOf = <T extends { words: string }>(list: readonly T[]) =>
  list.map((entry) => ({ entry, matches: createMatcher(entry.words) }))
const COIN_MATCHERS = matchersOf(COIN_WORDS)
const NEVER_MATCHERS = matchersOf(NEVER)

/** True for "MIR?", "Do you take Sberbank?" or "In instalments?". Such a message is about payment, even if it contains other subjects. */
export function namesWayToPay({ plain, words }: Understanding): boolean {
  const isMir = MIR(plain) > 0 && words <= MAX_LONE_WORDS && !PEACE.test(plain)
  const isNamed = [RUSSIAN_CARDS, INSTALMENTS, SBP, WALLETS].some((matches) => matches(plain) > 0)
  return isMir || isNamed
}

/**
 * Tells which cards and coins the shop accepts now. If the visitor names a payment method, the answer begins with yes or no. `more` is the answer to
 * another question about payment, and replaces the list. Undefined if the answer would be empty.
 */
export async function sayPayment(context: PhraseContext, more: Events = []): Promise<Events | undefined> {
  const { heard, say, lang, knowledge, question } = context
  const facts = await knowledge.shopFacts(question.now, lang)
  const said = verdicts(heard.plain, facts, say).join(' ')
  if (more.length > 0) return said === '' ? more : [{ type: 'text', text: `${said}\n\n` }, ...more]
  const ways = [
    ...facts.cards.map((name) => {
      const { takes, refuses, wallets } = CARD_TEXTS[lang][name]
      const isWallet = WALLETS(heard.plain) > 0
      return `- ${say.pay.card([isWallet && wallets, takes, refuses].filter(Boolean).join(' '))}`
    }),
    ...(facts.coins.length > 0 ? [`- ${say.pay.coins(namesOf(facts.coins, say.pay.on).join(', '))}`] : []),
  ]
  if (ways.length === 0) return undefined
  const article = await knowledge.article('questions', lang)
  const links = [
    { title: say.pages.offer, href: '/offer' },
    ...(article ? [{ title: article.name, href: article.href }] : []),
  ]
  return [textEvent(said, [say.pay.ways, ...ways].join('\n'), say.pay.dollars), { type: 'links', links }]
}

function verdicts(plain: string, { cards, coins }: ShopFacts, { pay }: PhraseContext['say']): string[] {
  const named = COIN_MATCHERS.filter(({ matches }) => matches(plain) > 0).map(({ entry }) => entry.asset)
  const never = NEVER_MATCHERS.filter(({ matches }) => matches(plain) > 0).map(({ entry }) => entry.name)
  const isOffered = (asset: Currency) => coins.some((each) => COINS[each].asset === COINS[asset].asset)
  const isMir = MIR(plain) > 0 && !PEACE.test(plain)
  const isRussian = !isMir && RUSSIAN_CARDS(plain) > 0
  const takesRussian = cards.includes('yookassa')
  const isSandbox = cards.includes('sandbox') && !takesRussian
  return [
    ...((isMir || isRussian) && isSandbox ? [pay.sandboxCards] : []),
    ...(isMir && !isSandbox ? [takesRussian ? pay.mirYes : pay.mirNo] : []),
    ...(isRussian && !isSandbox ? [takesRussian ? pay.russianYes : pay.russianNo] : []),
    ...(INSTALMENTS(plain) > 0 ? [pay.inFull] : []),
    ...(SBP(plain) > 0 ? [takesRussian ? pay.sbpYes : pay.sbpNo] : []),
    ...(FROM_RUSSIA(plain) > 0 && !isRussian && !takesRussian && !isSandbox && coins.length > 0
      ? [pay.fromRussia(assetsOf(coins).join(', '))]
      : []),
    ...named.map((asset) => (isOffered(asset) ? pay.yes : pay.no)(COINS[asset].asset)),
    ...never.map((name) => pay.no(name)),
    ...(FEE(plain) > 0 && coins.length > 0 ? [pay.fee] : []),
  ]
}

function assetsOf(coins: readonly Currency[]): string[] {
  return [...new Set(coins.map((each) => COINS[each].asset))]
}

/** The names of the coins. A coin that exists on several networks is named once, together with its networks. */
function namesOf(coins: readonly Currency[], on: (asset: string, networks: string[]) => string): string[] {
  const networks = { bitcoin: 'Bitcoin', ethereum: 'Ethereum', tron: 'TRON' }
  return assetsOf(coins).map((asset) => {
    const own = coins.filter((each) => COINS[each].asset === asset)
    const isNetworkNamed = own.some((each) => each.includes('_'))
    return isNetworkNamed
      ? on(
          asset,
          own.map((each) => networks[COINS[each].chain]),
        )
      : asset
  })
}
