import type { Lang } from '#base/i18n.ts'
import type { EditedTexts } from '#base/settings.ts'
import type { Wording } from './model.ts'
import { allowedIn, isOneLine, partsOf, requiredIn, templateOf } from './rules-templates.ts'
import type { EmailTextsView } from './schemas-templates.ts'

type Edited = { texts: EditedTexts[string]; version: number; changedAt: Date | null }

/** The words of an e-mail as they hold: a text that no longer fits is shown as what is sent instead. */
export function presentEmailTexts(wording: Wording, { texts, version, changedAt }: Edited): EmailTextsView {
  const { kind, words } = wording
  const said = (lang: Lang, part: string) => templateOf(wording, lang, part, { [kind]: texts })
  return {
    kind,
    version,
    changedAt: changedAt?.toISOString() ?? null,
    parts: partsOf(wording).map((part) => ({
      part,
      oneLine: isOneLine(part),
      required: requiredIn(wording, 'ru', part),
      allowed: allowedIn(wording, 'ru', part),
      own: { ru: words.ru[part] ?? '', en: words.en[part] ?? '' },
      text: { ru: said('ru', part), en: said('en', part) },
    })),
  }
}
