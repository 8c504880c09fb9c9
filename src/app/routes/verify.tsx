import { VerifyPage } from '#features/rites/proofs/web/verify-page.tsx'
import { apiAddress } from '#ui/data/api.ts'
import { definePage, type PageContext } from '../shell/page-module.ts'

const CALL = '/api/verify/{number}'
/** A certificate number that has only these characters is checked on the server. Any other text is checked in the browser. */
const PLAIN = /^[a-z0-9-]{1,40}$/i

export const page = definePage({
  Page: ({ params, search }) => {
    const number = numberIn({ params, search })
    return <VerifyPage key={number} number={number} />
  },
  texts: ['proofs'],
  queries: ({ params, search, lang }) => {
    const number = numberIn({ params, search })
    return PLAIN.test(number ?? '') ? [apiAddress(CALL, { path: { number: number ?? '' }, query: { lang } })] : []
  },
  title: ({ messages }) => messages.proofs.verify.title,
  exists: () => true,
})

/** The number is part of the path. A form that was sent before the page's scripts ran writes it into the query. */
function numberIn({ params, search }: Pick<PageContext, 'params' | 'search'>): string | undefined {
  return params.number ?? (search.get('number')?.trim() || undefined)
}
