import { ArticlePage } from '#features/catalogue/catalogue/web/reading/article-page.tsx'
import { NotFoundCard } from '#features/catalogue/catalogue/web/not-found-card.tsx'
import { useMessages } from '#features/catalogue/catalogue/web/messages.ts'
import { apiAddress, getApiData } from '#ui/data/api.ts'
import type { PageContext, PageModule } from '../shell/page-module.ts'
import { useContacts } from '../shell/use-shop.ts'

export const page: PageModule = {
  Page: ({ params }) => (params.id === undefined ? <MissingId /> : <Article id={params.id} />),
  queries: ({ params, lang }) =>
    params.id === undefined
      ? []
      : [apiAddress('/api/articles/{id}/text', { path: { id: params.id }, query: { lang } })],
  title: (context) => {
    const { notFound } = context.messages.catalogue
    if (context.params.id === undefined) return notFound.badArticleId
    const article = findArticle(context)
    return article ? article.seo_title || article.name : notFound.title
  },
  exists: (context) => Boolean(findArticle(context)),
}

function findArticle({ params: { id }, lang, queryClient }: PageContext) {
  return id === undefined
    ? undefined
    : getApiData(queryClient, '/api/articles/{id}/text', { path: { id }, query: { lang } })
}

function MissingId() {
  const { notFound } = useMessages()
  return (
    <NotFoundCard title={notFound.badArticleId} text={notFound.badArticleText} back={notFound.back} to="/articles" />
  )
}

function Article({ id }: { id: string }) {
  return <ArticlePage id={id} contacts={useContacts()} />
}
