import { useApiQuery } from '#ui/data/api.ts'
import { useLang } from '#ui/text/messages.tsx'
import type { IntentionChoice } from '../schemas.ts'

/** The offered special intentions, by group. They are loaded only if `enabled` is true. */
export const useIntentions = (enabled = true) =>
  useApiQuery('/api/intentions', { query: { lang: useLang() } }, { enabled })

/** All intentions, in the order of their groups. */
export function intentionsIn(groups: readonly IntentionChoice[] | undefined): IntentionChoice['intentions'] {
  return groups?.flatMap(({ intentions }) => intentions) ?? []
}
