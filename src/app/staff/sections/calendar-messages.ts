import type { Lang } from '#base/i18n.ts'
import type { Dictionary } from '#ui/text/messages.tsx'

/** The texts shared by the calendar and its sheets. */
export async function calendarWords(lang: Lang): Promise<Dictionary> {
  if (lang === 'ru') return { calendar: (await import('#features/rites/calendar/messages/admin.ru.ts')).ru }
  return { calendar: (await import('#features/rites/calendar/messages/admin.en.ts')).en }
}
