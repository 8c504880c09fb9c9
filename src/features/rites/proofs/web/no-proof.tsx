import type { ReactNode } from 'react'
import { NotFoundCard } from '#features/catalogue/catalogue/web/not-found-card.tsx'
import { useApiQuery } from '#ui/data/api.ts'
import { useMessages } from './messages.ts'
import { NotRead } from './not-read.tsx'

/** Shown if the page of a ritual does not open: it is being corrected, or there is no such page. `waiting` is shown until the reason is known. */
export function NoProof({ token, waiting }: { token: string; waiting: ReactNode }) {
  const { page } = useMessages()
  const { data, isError, refetch } = useApiQuery('/api/proofs/{token}/correction', { path: { token } })
  if (data === undefined) return isError ? <NotRead retry={() => void refetch()} /> : waiting
  return data?.isInCorrection ? (
    <NotFoundCard title={page.correctionTitle} text={page.correctionText} back={page.home} to="/" />
  ) : (
    <NotFoundCard title={page.notFoundTitle} text={page.notFoundText} back={page.home} to="/" />
  )
}
