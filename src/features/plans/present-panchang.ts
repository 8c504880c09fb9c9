import type { Lang } from '#base/i18n.ts'
import { en } from './messages-panchang.en.ts'
import { ru } from './messages-panchang.ru.ts'
import { AMAVASYA, type Festival, PURNIMA } from './model-festivals.ts'
import type { LunarDay } from './rules-panchang.ts'
import type { PanchangDay } from './schemas.ts'

const MESSAGES: Record<Lang, typeof en> = { ru, en }

export function presentDay(lunar: LunarDay, festivals: Festival[], lang: Lang): PanchangDay {
  const messages = MESSAGES[lang]
  return {
    date: lunar.date,
    tithi: {
      number: lunar.tithi,
      paksha: lunar.tithi <= PURNIMA ? 'shukla' : 'krishna',
      name: tithiName(lunar.tithi, messages),
    },
    nakshatra: messages.nakshatras[lunar.nakshatra] ?? '',
    isPurnima: lunar.isPurnima,
    isAmavasya: lunar.isAmavasya,
    isEkadashi: lunar.isEkadashi,
    festival: festivals.length > 0 ? festivals.map((festival) => messages.festivals[festival]).join(', ') : null,
  }
}

function tithiName(tithi: number, messages: typeof en): string {
  if (tithi === PURNIMA) return messages.purnima
  if (tithi === AMAVASYA) return messages.amavasya
  return messages.tithis[(tithi - 1) % PURNIMA] ?? ''
}
