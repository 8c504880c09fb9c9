import { useLang } from '#ui/messages.tsx'
import { type Query, useQuery } from '#ui/query.ts'
import { intentionsCall } from '../paths.ts'
import type { IntentionChoice } from '../schemas.ts'

/** The special intentions that are offered, by their groups; read where `enabled`, when it is needed. */
export function useIntentions(enabled = true): Query<IntentionChoice[]> {
  return useQuery<IntentionChoice[]>({ queryKey: [intentionsCall(useLang())], enabled })
}

/** All of them in the order of their groups. */
export function intentionsIn(groups: readonly IntentionChoice[] | undefined): IntentionChoice['intentions'] {
  return groups?.flatMap(({ intentions }) => intentions) ?? []
}
