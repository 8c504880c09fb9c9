import type { Lang } from '#base/i18n.ts'
import { SecurityPage } from '#features/people/staff/web/admin/security-page.tsx'
import type { SectionModule } from '../section.ts'

// oxlint-disable-next-line typescript/require-await -- a section may have to load its words; those of second factors are there before
export async function section(_lang: Lang): Promise<SectionModule> {
  return { Page: SecurityPage, messages: {} }
}
