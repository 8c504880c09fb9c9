import type { ReactNode } from 'react'
import { NotFoundCard } from '#features/catalogue/catalogue/web/not-found-card.tsx'
import { useApiQuery } from '#ui/data/api.ts'
import { useMessages } from './messages.ts'
import { NotRead } from './not-read.tsx'

/** Shown instead of a ritual's page that is being corrected or does not exist. `waiting` is shown until the reason is known. */
export function NoProof({ token, waiting }: { token: string; waiting: ReactNode }) {
  const { page } = useMessages()
  const { data, isError, refetch } = useApiQuery('/api/proofs/{token}/correction', { path: { token } })
  if (data === undefined) return isError ? <NotRead retry={() => void refetch()} /> : waiting
  const [title, text] = data?.isInCorrection
    ? [page.correctionTitle, page.correctionText]
    : [page.notFoundTitle, page.notFoundText]
  return <NotFoundCard title={title} text={text} back={page.home} to="/" />
}
