import type { ArticleText } from '#features/catalogue/schemas.ts'
import { articleTextCall } from '#features/catalogue/paths.ts'
import { ArticlePage } from '#features/catalogue/web/article-page.tsx'
import { NotFoundCard } from '#features/catalogue/web/not-found-card.tsx'
import { useMessages } from '#features/catalogue/web/messages.ts'
import type { PageModule } from '../shell/page-module.ts'
import { useContacts } from '../shell/use-shop.ts'

export const page: PageModule = {
  Page: ({ params }) => (params.id === undefined ? <MissingId /> : <Article id={params.id} />),
  queries: ({ params, lang }) => (params.id === undefined ? [] : [articleTextCall(params.id, lang)]),
  title: ({ params, lang, messages, queryClient }) => {
    if (params.id === undefined) return messages.catalogue.notFound.badArticleId
    const article = queryClient.getQueryData<ArticleText | null>([articleTextCall(params.id, lang)])
    return article ? article.seo_title || article.name : messages.catalogue.notFound.title
  },
  exists: ({ params, lang, queryClient }) =>
    params.id !== undefined && Boolean(queryClient.getQueryData([articleTextCall(params.id, lang)])),
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
