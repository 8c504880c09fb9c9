/** A sum near these words is money that somebody lost, and not a budget. */
const LOST = / (?:потерял\p{L}*|украл\p{L}*|обманул\p{L}*|lost|stole|stolen|scammed|cheated) /u

/**
 * The budget in dollars: a number beside a dollar sign or the word dollar. A number after «до» or «budget» is also in dollars if the text
 * does not mention roubles.
 */
export function readBudget(text: string, plain: string, inRoubles: boolean): number | undefined {
  if (LOST.test(plain)) return undefined
  const [, before, after] = /\$\s?(\d[\d ,]{0,7})|(\d[\d ,]{0,7})\s?\$/.exec(text) ?? []
  const [, worded] =
    / (\d{2,6}) (?:дол{1,2}ар\p{L}*|долл|баксов|бакс\p{L}*|usd|dol{1,2}[aeo]rs?|bucks) /u.exec(plain) ?? []
  const [, limited] =
    / (?:до|бюджет|бюджете|не дороже|не больше|under|budget is|budget|up to|at most|less than|below|max|maximum) (\d{2,6}) /u.exec(
      plain,
    ) ?? []
  const [, plainFirst, plainSecond] =
    / (?:за|хватит ли|хватит|enough is|is) (\d{3,6}) (?!дн|раз|чтен|повтор|человек|days|people|times|weeks|недел)| (\d{3,6}) (?:хватит|enough) /u.exec(
      plain,
    ) ?? []
  const [, shared] = / за (\d{2,6}) на (?:двоих|троих|обоих|всех) /u.exec(plain) ?? []
  const bare = limited ?? shared ?? (isFitAsked(plain) ? (plainFirst ?? plainSecond) : undefined)
  const digits = (before ?? after ?? worded ?? (inRoubles ? undefined : bare))?.replace(/[ ,]/g, '')
  const amount = Number(digits)
  return digits === undefined || !Number.isFinite(amount) || amount < 10 ? undefined : amount
}

const AMOUNT = String.raw`\$?\s?(\d{2,5}(?:[.,]\d{1,2})?)\s?(?:\$|dollars?|usd|долл\S*)?`
const SUM = new RegExp(
  String.raw`(?<!(?:between|from|от|между)\s)(?<![\d$.,])${AMOUNT}\s*(?:and|plus|\+|и|плюс)\s*(?:(?:ещё|еще|another|one|за|for)\s+){0,2}${AMOUNT}(?![\d])`,
  'iu',
)
const DOLLARS = /\$|dollar|usd|долл/iu
const LIMIT = new RegExp(
  String.raw`(?:with|within|have|budget|of|in|under|at|за|на|в|из|имея|есть|до|бюджет\S*|пределах)\s(?:only\s|только\s)?${AMOUNT}`,
  'giu',
)

/** Two prices that the visitor adds, and the budget beside them: "273 and 229 dollars with 500 dollars". */
export function readSum(text: string): { prices: [number, number]; budgetUsd?: number } | undefined {
  const [whole, one, other] = SUM.exec(text) ?? []
  if (whole === undefined || !DOLLARS.test(text)) return undefined
  const [limit] = [...text.replace(whole, ' ; ').matchAll(LIMIT)].map(([, digits]) => toNumber(digits))
  const prices: [number, number] = [toNumber(one), toNumber(other)]
  return { prices, ...(limit !== undefined && { budgetUsd: limit }) }
}

function toNumber(digits = ''): number {
  return Number(digits.replace(',', '.'))
}

const FIT =
  / (?:хватит|хватает|хватило|уложусь|уложиться|укладыва\p{L}*|что лучше|или|enough|afford|fit|fits|longest|or|дольше всего|сам\p{L}* (?:долг|длинн|длительн)\p{L}*) /u

/**
 * True for "Is $500 enough?", "enhanced or two basic", or "What is the longest?". If the visitor has named a budget, the answer tells what fits into
 * it.
 */
export function isFitAsked(plain: string): boolean {
  return FIT.test(plain)
}

const EXTRA: readonly RegExp[] = [
  / what (?:\S+ ){0,5}(?:pay|paying|paid) (?:\S+ ){0,2}(?<!(?:one|two|three|another) )(?:more|extra) for (?:$|with|in|if|when|the|premium|enhanced)/u,
  / why (?:\S+ ){0,5}(?:pay|paying|cost|costs|charge\p{L}*) (?:\S+ ){0,3}(?:more|extra) /u,
  / why (?:\S+ ){0,5}more expensive /u,
  / what (?:\S+ ){0,4}(?:get|receive|buy|buys) (?:\S+ ){0,3}(?:extra|difference|more money) /u,
  / за что (?:\S+ ){0,4}(?:доплач\p{L}*|доплат\p{L}*|переплач\p{L}*|переплат\p{L}*|дороже|больше|лишн\p{L}*) /u,
  / что (?:\S+ ){0,4}за (?:эту |эти |такую |лишние )?(?:доплат\p{L}*|переплат\p{L}*|разниц\p{L}*) /u,
]
const PAYMENT =
  / (?:card|cards|bank|currenc\p{L}*|crypto\p{L}*|bitcoin|tax\p{L}*|fee|fees|карт\p{L}*|банк\p{L}*|валют\p{L}*|крипт\p{L}*|биткоин\p{L}*|налог\p{L}*|комисси\p{L}*) /u

/** True for "What do I pay $136 more for?": the visitor asks for the content of a more expensive tier. The sum in the question is not a budget. */
export function isExtraAsked(plain: string): boolean {
  return EXTRA.some((expression) => expression.test(plain)) && !PAYMENT.test(plain)
}

const WHY_DEAR =
  / (?:почему|отчего|с чего|за что) (?:\S+ ){0,4}(?:дорог\p{L}*|цен\p{L}*|стоит|дороговато|столько) | (?:why|how come) (?:\S+ ){0,5}(?:expensive|dear|much|pricey|cost|costs|price|prices) /u

const OUTRAGE =
  / (?:цирк|бред|грабеж|обдираловк\p{L}*|обнагле\p{L}*|офиге\p{L}*|охрен\p{L}*|с ума сошли|ничего себе|rip off|ripoff|bullshit|ridiculous|outrageous|absurd) /u
const SUM_NAMED =
  / (?:\$\d+|\d+\$|\d{2,5} (?:дол\p{L}*|бакс\p{L}*|usd|dollars?|bucks)|дорог\p{L}*|expensive|деньги|money|цены|ценник|цена|prices?) /u

/** True for "600 dollars for burning butter, ridiculous". The visitor asks why the price is high and does not complain about an order. */
export function isOutcry(plain: string): boolean {
  return OUTRAGE.test(plain) && SUM_NAMED.test(plain)
}

/** True for "Why is it so expensive?". The visitor asks why the price is high and does not ask for something cheaper. */
export function isReasonAsked(plain: string): boolean {
  return WHY_DEAR.test(plain) || isOutcry(plain)
}
