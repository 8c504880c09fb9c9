/**
 * The budget in dollars: a number beside a dollar sign or the word dollar. A number after «до» or «budget» is also in dollars if the text
 * does not mention roubles.
 */
export function readBudget(text: string, plain: string, inRoubles: boolean): number | undefined {
  const [, before, after] = /\$\s?(\d[\d ,]{0,7})|(\d[\d ,]{0,7})\s?\$/.exec(text) ?? []
  const [, worded] = / (\d{2,6}) (?:доллар\p{L}*|долл|баксов|бакс\p{L}*|usd|dollars?|bucks) /u.exec(plain) ?? []
  const [, limited] =
    / (?:до|бюджет|бюджете|не дороже|не больше|under|budget is|budget|up to|at most|less than|below|max|maximum) (\d{2,6}) /u.exec(
      plain,
    ) ?? []
  const digits = (before ?? after ?? worded ?? (inRoubles ? undefined : limited))?.replace(/[ ,]/g, '')
  const amount = Number(digits)
  return digits === undefined || !Number.isFinite(amount) || amount < 10 ? undefined : amount
}
