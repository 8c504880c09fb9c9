import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../processes.mjs'
import { type DangerText, readTexts, sequencesOf } from './texts.ts'

/**
 * Headings in the files of purposes. The texts below one of these headings are harmless, and their `way` (see `DangerText`) is the heading. The texts
 * below all other headings are about the shop.
 */
const WAYS = ['grief', 'small-talk']
/** Only texts of these writers are used, because only their texts were searched for hidden dangers. */
const WRITERS = ['writer-1', 'writer-2']

/** Words of despair, fear, anger and serious illness. A text with one of them could hide a danger, so it is not used for training. */
const HIDING = [
  /пустот|поко[яй] не|не нахожу|смириться|пережить|плачу|потерян|что делать$|деться|у меня на руках|умирает|реанимац|в коме/i,
  /на аппарате|оперируют|инсульт|в больнице|утонул|убили|боюсь|злюсь|в ярости|плохо обошлись|больше не нужно|береги|преград/i,
  /уснуть|спит|пьёт|смысл жизни|зла |обид/i,
  /empty|find peace|get over|cope with|\bcry|feel lost|what to do$|to turn|in my arms|is dying|intensive care|in a coma/i,
  /life support|in surgery|stroke|in hospital|drowned|afraid|scared|angry|furious|treated badly|take care|blocked|sleep/i,
  /drinks|meaning of life|wishes me ill|\bhate/i,
  /покончи|незачем|хочу жить|жить дальше|устал.? жить|режет|бь[её]т|убь[её]т|угрож|таблетк|виню|вина |инфаркт|угаса|повесил|ивл$/i,
  /осталась|не проснул|скончал|хочется выть|снова спать|лечит\b|мне пора|инсульт|insult|reanimac|дышит|опиат|героин/i,
  /hanged|ending it|\bcuts|of living|cant anymore|can't anymore|no sense|stop blaming|guilt|own life|heart attack|\bicu\b|ventilator/i,
  /the machine|strong pills|wake up|woke up|anorexia|breathing|if i die|hit me|heroin|unbearable|live on|captive|alone now|nobody left/i,
  /lonely|nothing more|just want out|going on$|time heals|nightmares|never again/i,
]
/** `rules-danger.test.ts` uses this text as an example, so it is not used for training. */
const IN_TEST = 'Защита дома'

/**
 * Reads harmless texts: the texts that also train the purpose model. Texts that could hide a danger are left out. Texts with five consecutive words
 * that occur in a text of another part are also left out (the other parts include the held-out part).
 */
export function readShopTexts(): DangerText[] {
  const parts = (['training', 'calibration', 'held-out'] as const).flatMap((part) => readTexts(part))
  const taken = new Set(parts.flatMap(({ text, before = [] }) => [text, ...before]).flatMap(sequencesOf))
  return (['ru', 'en'] as const)
    .flatMap(purposeTexts)
    .filter(({ text }) => !HIDING.some((words) => words.test(text)) && text !== IN_TEST)
    .filter(({ text }) => {
      const own = sequencesOf(text)
      if (own.some((sequence) => taken.has(sequence))) return false
      for (const sequence of own) taken.add(sequence)
      return true
    })
}

/** Returns the texts of both writers. Below each heading, the texts of the first writer come first. */
function purposeTexts(lang: 'ru' | 'en'): DangerText[] {
  const headings = new Map<string, string[]>()
  for (const writer of WRITERS) {
    let heading = ''
    const file = path.join(ROOT, `bench/consultant/purposes/${writer}-${lang}.txt`)
    for (const line of readFileSync(file, 'utf8').trimEnd().split('\n'))
      if (line.startsWith('# ')) heading = line.slice(2)
      else headings.set(heading, [...(headings.get(heading) ?? []), ...line.split(' | ')])
  }
  return [...headings].flatMap(([heading, texts]) => {
    const way = WAYS.find((each) => each === heading) ?? 'shop'
    return texts.map((text) => harmless(text, lang, way))
  })
}

function harmless(text: string, lang: 'ru' | 'en', way: string): DangerText {
  return { text, lang, kind: 'harmless', way, writer: 'shop' }
}
