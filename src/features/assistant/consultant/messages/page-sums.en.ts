/** Texts about the sum of several rituals, in English. */
export const en = {
  each: (term: string, sum: string) => `${term} each: ${sum}`,
  yes: (names: string, budget: string, way: string) =>
    `Yes: ${names} fit within ${budget} together, in the least expensive option, ${way}.`,
  no: (names: string, budget: string, way: string, over: string) =>
    `No: ${names} together do not fit within ${budget}. The least expensive way is ${way}, ${over} over.`,
  rather: (names: string, way: string) =>
    `${names} fit in their least expensive option and for a shorter term, ${way}.`,
  over: (way: string, over: string) => `With ${way}, ${over} over.`,
  also: (way: string) => `With ${way}.`,
  mixed: (way: string) => `One of them can be longer: ${way}.`,
  sum: (sum: string, budget: string) => `Yes: ${sum}, which is within ${budget}.`,
  sumOver: (sum: string, budget: string, over: string) => `No: ${sum}, which is ${over} more than ${budget}.`,
}

export type SumMessages = typeof en
