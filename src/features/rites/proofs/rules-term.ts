import { formatDay } from '#base/date-format.ts'
import type { Lang } from '#base/i18n.ts'
import type { ProofMessages } from './messages/page.en.ts'
import type { PerformedTerm } from './schemas.ts'

type Fact = { term: string; value: string }

/**
 * Describes the performed ritual as text: the tier with its recitations, the first and the last day, the number of days. Unknown values are
 * left out.
 */
export function termFacts(performed: PerformedTerm | undefined, say: ProofMessages['term'], lang: Lang): Fact[] {
  if (!performed) return []
  const { tier, weeks, days, fireDays, recitations } = performed
  const said = recitations === null ? '' : say.recitations(recitations, recitations.toLocaleString(lang))
  const facts = [
    { term: say.tier, value: say.tierOf(tier ?? '', said) },
    { term: say.term, value: spanText(performed, say, lang) ?? say.weeks(weeks) },
    { term: say.days, value: days === 0 ? '' : say.count(days, fireDays) },
  ]
  return facts.filter(({ value }) => value !== '')
}

/** The first and the last day as text: `from 22 October 2026 to 18 November 2026`. Undefined if there is only one day, or if the days are unknown. */
function spanText({ from, to }: PerformedTerm, say: ProofMessages['term'], lang: Lang): string | undefined {
  if (from === null || to === null || from === to) return undefined
  return say.span(formatDay(from, lang), formatDay(to, lang))
}

/** The name of the time that the proof shows. For a ritual of several days it is the time of the last offering. */
export function momentTerm(performed: PerformedTerm | undefined, { term, certificate }: ProofMessages): string {
  return performed && performed.days > 1 ? term.completed : certificate.performed
}
