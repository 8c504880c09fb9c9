import { NotFoundCard } from '#features/catalogue/web/not-found-card.tsx'
import type { PageModule } from '../shell/page-module.ts'
import { useAppWords } from '../shell/words.ts'

export const page: PageModule = {
  Page: NotFoundPage,
  queries: () => [],
  title: ({ words }) => words.app.notFoundTitle,
  exists: () => false,
}

function NotFoundPage() {
  const words = useAppWords()
  return <NotFoundCard title={words.notFoundTitle} text={words.notFoundText} back={words.toHome} to="/" />
}
