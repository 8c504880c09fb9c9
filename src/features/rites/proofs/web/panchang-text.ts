import type { ProofMessages } from '../messages/page.en.ts'
import type { ProofView } from '../schemas.ts'

/** The lunar day and the lunar mansion in words: `Экадаши, убывающая луна · накшатра Анурадха`. */
export function panchangText({ tithi, paksha, nakshatra }: ProofView['panchang'], page: ProofMessages['page']): string {
  return `${tithi}, ${page.paksha[paksha]} · ${page.nakshatra(nakshatra)}`
}
