import type { Lang } from '#base/i18n.ts'
import type { ListKind } from '#features/catalogue/catalogue-lists/model.ts'
import { CategoriesPage, IntentionsPage } from '#features/catalogue/catalogue-editor/web/admin/lists/lists-page.tsx'
import type { SectionModule } from '../section.ts'

/** The special intentions or the categories: one editor for both lists. */
export async function section(lang: Lang, kind: ListKind): Promise<SectionModule> {
  const [editor, lists] =
    lang === 'ru'
      ? await Promise.all([
          import('#features/catalogue/catalogue-editor/messages/admin.ru.ts').then(({ ru }) => ru),
          import('#features/catalogue/catalogue-editor/messages/admin-lists.ru.ts').then(({ ru }) => ru),
        ])
      : await Promise.all([
          import('#features/catalogue/catalogue-editor/messages/admin.en.ts').then(({ en }) => en),
          import('#features/catalogue/catalogue-editor/messages/admin-lists.en.ts').then(({ en }) => en),
        ])
  return {
    Page: kind === 'intentions' ? IntentionsPage : CategoriesPage,
    messages: { 'catalogue-editor': editor, 'catalogue-lists': lists },
  }
}
