import type { Lang } from '#base/i18n.ts'
import { PhoneProofPage } from '#features/rites/proofs/web/admin/phone-proof-page.tsx'
import type { SectionModule } from '../section.ts'
import { proofMessages } from './proof-messages.ts'

export async function section(lang: Lang): Promise<SectionModule> {
  return { Page: PhoneProofPage, messages: await proofMessages(lang) }
}
