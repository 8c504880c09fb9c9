import { useLang } from '#ui/messages.tsx'
import { useQuery } from '#ui/query.ts'
import { legalTextCall } from '../legal/legal-paths.ts'
import type { LegalText } from '../legal/legal-text.ts'
import type { PageModule } from '../shell/page-module.ts'
import styles from './legal.module.css'

export const page: PageModule = {
  Page: ({ params }) => <LegalPage id={params.id ?? ''} />,
  queries: ({ params, lang }) => [legalTextCall(params.id ?? '', lang)],
  title: ({ params, lang, queryClient }) =>
    queryClient.getQueryData<LegalText>([legalTextCall(params.id ?? '', lang)])?.title ?? '',
  exists: ({ params, lang, queryClient }) => Boolean(queryClient.getQueryData([legalTextCall(params.id ?? '', lang)])),
}

/** The offer, the privacy notice or the refund rules, with its version and date. */
function LegalPage({ id }: { id: string }) {
  const lang = useLang()
  const { data: text } = useQuery<LegalText>({ queryKey: [legalTextCall(id, lang)] })
  if (!text) return null
  return (
    <article className={styles.page}>
      <h1>{text.title}</h1>
      <p className={styles.edition}>
        <time dateTime={text.updated_at}>{text.edition}</time>
      </p>
      {/* oxlint-disable-next-line react/no-danger -- Sanitised by the server. */}
      <div className={styles.body} dangerouslySetInnerHTML={{ __html: text.html }} />
    </article>
  )
}
