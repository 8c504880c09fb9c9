/** The text that marks a person who has died. The shop stores this text in the list of participants. */
export const IN_MEMORY = 'in memory'
/** The mark that pages and e-mails show beside a name. */
export const MARK = { ru: 'в память', en: IN_MEMORY }

/** Words that stand beside a name and are never a name themselves. */
const BESIDE = [
  'in (?:loving )?memor(?:y|iam)',
  'deceased',
  'departed',
  'passed away',
  'в (?:добрую |светлую )?память',
  '(?:вечная|светлая) память',
  'за упокой',
  'царстви?[ео] (?:(?:ему|ей|им) )?небесн(?:ое|ого)',
  '(?:(?:мо|наш)(?:[йяие]|а) )?(?:покойн|усопш|умерш|почивш)(?:ый|ий|ая|ые|ие)(?: (?:муж|жена|отец|папа|мать|мама|дедушка|бабушка|дед|брат|сестра|сын|дочь))?',
  '(?:my|our|his|her|the) late [a-z]+',
  '[†✝]',
].join('|')

/** Words that are a mark only if they are the whole entry, because they may also be names: «Умер» is a name, «умер» is not. */
const ALONE = '(?:умер|умерла|умерли|скончал(?:ся|ась)|уш(?:ёл|ел|ла) из жизни|died|R\\.?I\\.?P\\.?)'

const IN_BRACKETS = [
  '(?:late|died|dead|deceased|departed|passed|memory|memoriam|rip|r\\.i\\.p|умер(?:ла|ли|ш\\p{L}+)?)(?!\\p{L})',
  'сконч|покойн|усопш|почи[лв]|погиб|памят|упоко|небесн|из жизни|[†✝]',
].join('|')

const END = '[\\s.,:;!"«»“”]*'

export const BRACKETS = /\s*[([]([^()[\]]*)(?:[)\]]|$)/gu
export const MARK_IN_BRACKETS = new RegExp(`(?<!\\p{L})(?:${IN_BRACKETS})`, 'iu')
export const MARK_BEFORE =
  /^\s*(?:in (?:loving )?memory of|the late|(?:(?:мо|наш)(?:[йяие]|а) )?(?:покойн|усопш|умерш|почивш)(?:ый|ий|ая)|[†✝])\s*(?=\p{L})/iu
export const MARK_AFTER = new RegExp(`(?<=\\S)(?:[\\s,:–—-]+(?:${BESIDE})|\\s*[†✝])${END}$`, 'iu')
export const MARK_ALONE = new RegExp(`^${END}(?:${BESIDE})${END}$`, 'iu')
export const CASED_MARK_ALONE = new RegExp(`^${END}${ALONE}${END}$`, 'u')
