import { useApiQuery } from '#ui/data/api.ts'
import { useLang } from '#ui/text/messages.tsx'
import type { IntentionChoice } from '../schemas.ts'

/** The special intentions that are offered, by their groups; read where `enabled`, when it is needed. */
export const useIntentions = (enabled = true) =>
  useApiQuery('/api/intentions', { query: { lang: useLang() } }, { enabled })

/** All of them in the order of their groups. */
export function intentionsIn(groups: readonly IntentionChoice[] | undefined): IntentionChoice['intentions'] {
  return groups?.flatMap(({ intentions }) => intentions) ?? []
}
