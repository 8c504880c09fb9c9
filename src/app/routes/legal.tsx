import type { Lang } from '#base/i18n.ts'
import { LEGAL_IDS } from '#features/catalogue/page-texts/paths.ts'
import { LegalText } from '#features/catalogue/page-texts/web/legal-text.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { apiAddress, getApiData, useApiQuery } from '#ui/data/api.ts'
import type { PageContext, PageModule } from '../shell/page-module.ts'

export const page: PageModule = {
  Page: ({ params }) => <LegalPage id={params.id} />,
  queries: ({ params, lang }) => [apiAddress('/api/pages/{id}', requestOf(params.id, lang))],
  title: (context) => findText(context)?.title ?? '',
  exists: (context) => Boolean(findText(context)),
}

/** The route has one path for each legal page. */
function requestOf(id: string | undefined, lang: Lang) {
  return { path: { id: LEGAL_IDS.find((known) => known === id) ?? LEGAL_IDS[0] }, query: { lang } }
}

function findText({ params, lang, queryClient }: PageContext) {
  return getApiData(queryClient, '/api/pages/{id}', requestOf(params.id, lang))
}

/** The terms of sale, the privacy notice or the refund rules, with version and date. */
function LegalPage({ id }: { id: string | undefined }) {
  const { data: text } = useApiQuery('/api/pages/{id}', requestOf(id, useLang()))
  return text ? <LegalText text={text} /> : null
}
