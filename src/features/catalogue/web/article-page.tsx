import { useQuery } from '#ui/query.ts'
import { useLang } from '#ui/words.tsx'
import type { ArticleText } from '../model.ts'
import { articleTextCall } from '../paths.ts'
import type { ContactsProps } from './contacts.tsx'
import { NotFoundCard } from './not-found-card.tsx'
import { ReadingLayout } from './reading-layout.tsx'
import { Sidebar } from './sidebar.tsx'
import { useWords } from './words.ts'

/** An article: the page of a ritual without the order block. */
export function ArticlePage({ id, contacts }: { id: string; contacts: ContactsProps }) {
  const { notFound } = useWords()
  const lang = useLang()
  const { data: article } = useQuery<ArticleText | null>({ queryKey: [articleTextCall(id, lang)] })
  if (!article) return <NotFoundCard title={notFound.title} text={notFound.text} back={notFound.back} to="/articles" />
  return <ReadingLayout text={article} sidebar={<Sidebar text={article} contacts={contacts} />} />
}
