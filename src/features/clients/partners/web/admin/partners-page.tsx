import { useAddress } from '#ui/layout/panel.ts'
import { PartnerDetailPage } from './partner-detail.tsx'
import { PartnerList } from './partner-list.tsx'

export function PartnersPage() {
  const { segments } = useAddress()
  const id = segments[1]
  return id === undefined ? <PartnerList /> : <PartnerDetailPage key={id} id={id} />
}
