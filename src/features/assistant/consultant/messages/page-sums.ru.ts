import type { SumMessages } from './page-sums.en.ts'

/** Texts about the sum of several rituals, in Russian. */
export const ru: SumMessages = {
  each: (term, sum) => `если взять каждый на ${term === 'неделя' ? 'неделю' : term}: ${sum}`,
  yes: (names, budget, way) => `Да: ${names} вместе укладываются в ${budget} в самом недорогом варианте, ${way}.`,
  no: (names, budget, way, over) =>
    `Нет: ${names} вместе в ${budget} не укладываются. Дешевле всего, ${way}, это на ${over} больше.`,
  rather: (names, way) => `${names} укладываются в самом недорогом варианте на короткий срок, ${way}.`,
  over: (way, over) => `А ${way}, это на ${over} больше.`,
  also: (way) => `А ${way}.`,
  mixed: (way) => `Один из них можно взять подольше: ${way}.`,
  sum: (sum, budget) => `Да: ${sum}, это укладывается в ${budget}.`,
  sumOver: (sum, budget, over) => `Нет: ${sum}, это на ${over} больше, чем ${budget}.`,
}
