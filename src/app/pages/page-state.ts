import { type DehydratedState, dehydrate, hydrate, type QueryClient } from '@tanstack/react-query'
import type { Lang } from '#base/i18n.ts'

/** The state that the server sends with the page: enough to continue from exactly what is shown. */
export type PageState = {
  lang: Lang
  langIsChosen: boolean
  route: string
  queries: DehydratedState
  /** The page does not exist, so its data is missing. */
  isMissing?: true
}

/** The responses a page was rendered from. Their times are 0, so that every process renders the same bytes. */
export function dehydrateAnswers(client: QueryClient, isTold: (call: string) => boolean): DehydratedState {
  return dated(dehydrate(client, { shouldDehydrateQuery: ({ queryKey: [call] }) => isTold(call) }), 0)
}

/** Puts a page's responses into the browser's client, as if they were loaded now. */
export function hydrateAnswers(client: QueryClient, queries: DehydratedState): void {
  hydrate(client, dated(queries, Date.now()))
}

function dated({ queries, mutations }: DehydratedState, now: number): DehydratedState {
  const at = (query: DehydratedState['queries'][number]) => ({
    ...query,
    dehydratedAt: now,
    state: { ...query.state, dataUpdatedAt: now },
  })
  return { mutations, queries: queries.map(at) }
}
