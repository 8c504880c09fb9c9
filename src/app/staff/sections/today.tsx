import type { Lang } from '#base/i18n.ts'
import { TodayPage } from '#features/office/today/web/today-page.tsx'
import type { SectionModule } from '../section.ts'

// oxlint-disable-next-line typescript/require-await -- a section may have to load its words
export async function section(_lang: Lang): Promise<SectionModule> {
  return { Page: TodayPage, messages: {} }
}
