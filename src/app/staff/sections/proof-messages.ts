import type { Lang } from '#base/i18n.ts'
import type { Dictionary } from '#ui/text/messages.tsx'

/** The texts of proofs and of their files. */
export async function proofMessages(lang: Lang): Promise<Dictionary> {
  const [media, proofs] =
    lang === 'ru'
      ? await Promise.all([
          import('#features/platform/media/messages/admin.ru.ts'),
          import('#features/rites/proofs/messages/admin.ru.ts'),
        ])
      : await Promise.all([
          import('#features/platform/media/messages/admin.en.ts'),
          import('#features/rites/proofs/messages/admin.en.ts'),
        ])
  return { media: wordsOf(media), proofs: wordsOf(proofs) }
}

/** The texts of a module with one language. */
function wordsOf(module: { ru: unknown } | { en: unknown }): unknown {
  return 'ru' in module ? module.ru : module.en
}
