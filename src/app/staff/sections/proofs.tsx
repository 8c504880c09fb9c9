import type { Lang } from '#base/i18n.ts'
import { ProofsPage } from '#features/rites/proofs/web/admin/proofs-page.tsx'
import type { SectionModule } from '../section.ts'
import { proofMessages } from './proof-messages.ts'

export async function section(lang: Lang): Promise<SectionModule> {
  return { Page: ProofsPage, messages: await proofMessages(lang) }
}
