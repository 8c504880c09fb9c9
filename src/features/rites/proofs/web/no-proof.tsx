import { NotFoundCard } from '#features/catalogue/catalogue/web/not-found-card.tsx'
import { useApiQuery } from '#ui/data/api.ts'
import { useMessages } from './messages.ts'

/** Shown if the page of a ritual does not open: it is being corrected, or there is no such page. */
export function NoProof({ token }: { token: string }) {
  const { page } = useMessages()
  const { data } = useApiQuery('/api/proofs/{token}/correction', { path: { token } })
  return data?.isInCorrection ? (
    <NotFoundCard title={page.correctionTitle} text={page.correctionText} back={page.home} to="/" />
  ) : (
    <NotFoundCard title={page.notFoundTitle} text={page.notFoundText} back={page.home} to="/" />
  )
}
