import { type DehydratedState, dehydrate, hydrate, type QueryClient } from '@tanstack/react-query'
import type { Lang } from '#base/i18n.ts'

/** The state that the server sends with the page. The browser continues from this state. */
export type PageState = {
  lang: Lang
  langIsChosen: boolean
  route: string
  queries: DehydratedState
  /** True if the page does not exist. Its data is missing then. */
  isMissing?: true
}

/** The responses that were used to render the page. Their times are 0, so that every process renders the same bytes. */
export function dehydrateAnswers(client: QueryClient, isTold: (call: string) => boolean): DehydratedState {
  return dated(dehydrate(client, { shouldDehydrateQuery: ({ queryKey: [call] }) => isTold(call) }), 0)
}

/** Puts the responses of a page into the browser's query client, with the current time as the time of loading. */
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
