import { splitWords, queryWords, toStem } from '#features/catalogue/search/rules-query.ts'
import { type GivenTexts, withoutGivenPercents } from './rules-grounding.ts'
import { type Tier, TIERS } from '#features/catalogue/catalogue/model-terms.ts'

/** A price that a tool returned, with its ritual, and with its tier if there is one. The total of several lines has no ritual and no tier. */
export type KnownPrice = { ritual?: string; tier?: Tier; usd: number }
/** The facts in this conversation. `names` are the names of all rituals by id, in the language of the answer. */
export type PriceFacts = GivenTexts & { names: ReadonlyMap<string, string>; prices: KnownPrice[] }

/** Checks the sentences of an answer in their order. If a sentence has a price and no name, the price belongs to the last named ritual. */
export type PriceReader = (sentence: string) => boolean

/** Returns a reader. The reader returns true if a sentence contains a price that no tool returned for the named ritual and tier. */
export function openPriceReader(facts: PriceFacts): PriceReader {
  const stems = distinctiveStems(facts.names)
  let subject: string[] = []
  return (sentence) => {
    const plain = plainText(sentence)
    const spoken = splitWords(plain).map(toStem)
    const named = [...stems].filter(([, own]) => own.some((stem) => isSpoken(stem, spoken))).map(([id]) => id)
    if (named.length > 0) subject = named
    return clausesOf(withoutGivenPercents(plain, facts)).some((clause) => {
      const found = amountsIn(clause)
      return found === 'unreadable' || found.some((usd) => !isKnown(usd, clause, subject, facts.prices))
    })
  }
}

function isKnown(usd: number, clause: string, subject: string[], prices: KnownPrice[]): boolean {
  const tiers = TIERS.filter((tier) => TIER_NAMES[tier].test(clause))
  const [only] = tiers
  return prices.some((price) => {
    if (Math.round(price.usd * 100) !== Math.round(usd * 100)) return false
    if (price.ritual === undefined) return true
    if (subject.length > 0 && !subject.includes(price.ritual)) return false
    return tiers.length !== 1 || price.tier === undefined || price.tier === only
  })
}

const TIER_NAMES: Record<Tier, RegExp> = {
  basic: /базов|basic/i,
  enhanced: /усиленн|enhanced/i,
  premium: /премиум|premium/i,
}

/** Returns the stems that occur in the name of only one ritual. For «Ганеша-ягья» this is only the first stem. */
function distinctiveStems(names: ReadonlyMap<string, string>): Map<string, string[]> {
  const all = [...names].map(([id, name]) => [id, [...new Set(queryWords(name).map(toStem))]] as const)
  const owners = new Map<string, number>()
  for (const [, stems] of all) for (const stem of stems) owners.set(stem, (owners.get(stem) ?? 0) + 1)
  return new Map(all.map(([id, stems]) => [id, stems.filter((stem) => stem.length > 3 && owners.get(stem) === 1)]))
}

/**
 * The grammatical cases of a name have different stems: «Хануман», «Хануману». So it is enough if a word begins with the stem. A short stem would
 * match too many words.
 */
function isSpoken(stem: string, spoken: string[]): boolean {
  return spoken.some((one) => one === stem || (stem.length > 4 && one.startsWith(stem)))
}

/** Normalises characters that look alike: special spaces, wide digits, invisible characters, bold letters. */
function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\p{Cf}*_`]/gu, '')
    .replace(/\s+/g, ' ')
}

function clausesOf(text: string): string[] {
  return text.split(/[,;](?=\s)/)
}

const NUMBER = String.raw`\d{1,3}(?:[ .,'’]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d{1,2})?(?!\d)`
const DOLLAR = String.raw`\$|US\$|USD\b|USDT\b|долл\p{L}*|бакс\p{L}*|у\.? ?е\.|dollars?\b|bucks?\b`
const OTHER_MONEY = String.raw`(?!\$)\p{Sc}|евро(?!п)|euros?\b|EUR\b|GBP\b|RUB\b|руб(?:\.|л\p{L}+)|рупи\p{L}*|rupees?\b|INR\b|тенге|гривен\p{L}*|грн|злот\p{L}+|лир(?:а|ы|у)?(?!\p{L})|песо(?!\p{L})|франк\p{L}*|иен\p{L}?(?!\p{L})|йен\p{L}?(?!\p{L})|шекел\p{L}*|дирхам\p{L}*|манат\p{L}*|pesos?\b|liras?\b|yens?\b|francs?\b|dirhams?\b|shekels?\b|zloty\p{L}*|BTC\b|ETH\b|USDC\b|DAI\b|BUSD\b|TRX\b|SOL\b|LTC\b|BNB\b|XMR\b|XRP\b|TON\b|DOGE\b|AED\b|CNY\b|JPY\b|CHF\b|UAH\b|KZT\b|сатоши|satoshis?\b|эфир\p{L}*|ethers?\b|юан\p{L}+|yuan\b|биткоин\p{L}*|bitcoins?\b|цент(?:ов|а)?(?!\p{L})|cents?\b|pounds?\b`
const RANGE = String.raw`(?: ?(?:-|–|—|до|to|или|or|и|and|\/) ?(?:\$ ?)?(?:${NUMBER}))*`
/** Units of measure. A number with one of these units after it is not a price. */
const UNIT = String.raw`(?! ?(?:-|–)?(?:й|я|ти|х|го|м)?[ -]?(?:недел|дн[еяи]|день|сут|месяц|мес|раз|час|минут|лет|год|пандит|жрец|ритуал|ягь|повтор|чтен|круг|малах|человек|участник|вариант|срок|%|weeks?|days?|months?|times?|hours?|minutes?|years?|priests?|rituals?|yagyas?|recitation|rounds?|people|participants?|tiers?|options?|terms?|st\b|nd\b|rd\b|th\b|:\d))`

const pattern = (source: string) => new RegExp(source, 'giu')
const BEFORE = pattern(
  String.raw`(?:US\$|\$|USD\b|USDT\b) ?((?:${NUMBER})${RANGE})(?! ?(?:k\b|к(?!\p{L})|тыс|thousand|млн|million))`,
)
const AFTER = pattern(String.raw`((?:${NUMBER})${RANGE}) ?(?:${DOLLAR})`)
const BARE = pattern(
  String.raw`(?:стоит|стоят|стоил\p{L}*|стоимост\p{L}*|цен[аыуе](?!\p{L})|отда\p{L}+|(?:всего|только|лишь) за(?!\p{L})|yours for|for (?:only|just)|обойд\p{L}*|заплат\p{L}*|price[sd]?\b|costs?\b|pay\b|costing\b)[^\d]{0,40}?(${NUMBER})${UNIT}`,
)
const LARGE = pattern(
  String.raw`(?:\$ ?)?\d[\d.,]* ?(?:k\b|к(?!\p{L})|тыс\p{L}*\.?|thousand|млн|million) ?(?:${DOLLAR})?`,
)
const SPELT = pattern(
  String.raw`(?:^|[^\p{L}])(?:одн\p{L}+|дв[ае]|тр[иеё]\p{L}*|четыр\p{L}+|пят\p{L}+|шест\p{L}+|сем\p{L}+|вос[еь]м\p{L}+|девят\p{L}+|девяност\p{L}*|десят\p{L}*|\p{L}+дцат\p{L}+|сорок\p{L}*|сто|ста|двести|триста|\p{L}+сот|сотн\p{L}+|тысяч\p{L}*|полтор\p{L}+|миллион\p{L}*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|\p{L}+ty(?:-\p{L}+)?|hundreds?|thousands?|millions?|dozens?) (?:${DOLLAR}|${OTHER_MONEY})`,
)
const OTHERS = [
  pattern(String.raw`\d ?(?:${OTHER_MONEY})`),
  pattern(String.raw`(?!\$)\p{Sc} ?\d`),
  pattern(String.raw`(?:EUR|GBP|RUB|INR|BTC|ETH) ?\d`),
]
/** A number with any ticker of a coin, because new coins appear every month. */
const TICKER = /\d ?(?!(?:UTC|GMT|IST|MSK|PDF|USD|USDT|BCE|AM|PM)\b)\p{Lu}{3,6}(?![\p{L}\d])/gu
/** Digits of other scripts near money. The shop never writes prices with such digits. */
const FOREIGN_DIGITS = pattern(
  String.raw`(?![0-9])\p{Nd}[^.]{0,20}(?:${DOLLAR}|${OTHER_MONEY})|(?:${DOLLAR}|${OTHER_MONEY})[^.]{0,20}(?![0-9])\p{Nd}`,
)
const FREE = pattern(
  String.raw`(?<!feel )free\b(?! (?:to|of|from|will|yourself)\b)|даром(?!\p{L})|в подарок|gratis\b|complimentary\b|on the house\b|cashback\b|кэшб[еэ]к\p{L}*|распродаж\p{L}*|акци[яию](?!\p{L})|акций(?!\p{L})|с?эконом(?:ит|ьт|ия|ию)\p{L}*|special offers?\b|vouchers?\b|rebates?\b|(?:you(?:'ll)?|to) save\b|(?:a|on|for) sale\b|бесплатн\p{L}*|задаром|за так(?!\p{L})|for free\b|free of charge|at no cost|скидк\p{L}*|промокод\p{L}*|discounts?\b|promo ?codes?\b|coupons?\b`,
)
/** Fractions of a price. No tool returns a fraction. */
const SHARES = pattern(
  String.raw`\p{Nd} ?(?:%|‰)|процент\p{L}*|per ?cent\b|half (?:the |of the |its |our )?(?:usual |regular |full )?(?:price|cost|off)|(?:price|cost)s? (?:is |are )?(?:cut |down )?(?:in|by) half|halved?\b.{0,20}(?:price|cost)|(?:third|quarter|tenth)s? (?:off|of the (?:price|cost))|(?:twice|times) (?:as cheap|cheaper|less)|(?:вдвое|втрое|вчетверо|вполовину|наполовину|(?:в|на) \p{L}+ раза?) (?:дешевле|меньше|ниже)|пол-?цены|половин\p{L} (?:цен|стоимост)\p{L}*|(?:два|три) по цене|(?:two|three|2|3) for (?:one|1|two|2)\b|buy one`,
)
const DENIED = /(?:^|[^\p{L}])(?:не|нет|ни|без|no|not|never|without|none|don't|doesn't|cannot)(?!\p{L})/iu

/** The dollar amounts in a clause; `unreadable` if the clause mentions money in a form that the shop does not use. */
function amountsIn(clause: string): number[] | 'unreadable' {
  if (has(LARGE, clause) && /\$|долл|dollar|usd|стои|цен|price|cost/i.test(clause)) return 'unreadable'
  if ([TICKER, SPELT, SHARES, FOREIGN_DIGITS, ...OTHERS].some((one) => has(one, clause))) return 'unreadable'
  if (has(FREE, clause) && !DENIED.test(clause)) return 'unreadable'
  const numbers = [BEFORE, AFTER, BARE].flatMap((one) => [...clause.matchAll(one)].map((match) => match[1] ?? ''))
  return numbers.flatMap((list) => [...list.matchAll(pattern(NUMBER))].map(([number]) => dollarsOf(number)))
}

function has(one: RegExp, text: string): boolean {
  return text.search(one) >= 0
}

/** Reads `1 440`, `1,440`, `1.440` and `164.50`. A group of three digits means thousands. One or two digits mean cents. */
function dollarsOf(number: string): number {
  const [, whole = '', fraction = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(number) ?? []
  return Number(`${whole.replace(/\D/g, '')}.${fraction || '0'}`)
}
