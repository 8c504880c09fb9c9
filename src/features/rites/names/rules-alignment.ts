import { SOUND_SPELLINGS } from './data/arpabet.ts'

/**
 * A sound of a word in ARPAbet. A vowel has a stress (0 to 2). `letters`: the letters that spell the sound. `isBeforeSilent`: silent letters
 * follow the sound.
 */
export type Sound = { phone: string; stress: number | undefined; letters: string; isBeforeSilent: boolean }

type Path = { cost: number; sounds: readonly Sound[] }

const MAX_SPELLING = 4
/** The costs of matches between sounds and letters that are not in the table of spellings. A sound with its usual letters has no cost. */
const SILENT_LETTER = 1
const SOUND_WITHOUT_LETTERS = 2
const UNUSUAL_LETTER = 3

const SPELLINGS = new Map(Object.entries(SOUND_SPELLINGS).map(([phone, letters]) => [phone, letters.split(' ')]))

/** Assigns the letters of a word to its sounds, with the lowest cost. In `nicholas` the `o` belongs to the unstressed vowel. */
export function alignSounds(word: string, arpabet: string): readonly Sound[] {
  const phones = arpabet.split(' ').map((each) => ({
    phone: each.replace(/\d$/, ''),
    stress: /\d$/.test(each) ? Number(each.slice(-1)) : undefined,
  }))
  let paths: (Path | undefined)[] = [{ cost: 0, sounds: [] }]
  for (const phone of phones) paths = withSilentLetters(afterSound(withSilentLetters(paths, word), phone, word), word)
  return paths[word.length]?.sounds ?? phones.map((phone) => ({ ...phone, letters: '', isBeforeSilent: false }))
}

/** The best paths after one more sound. The index is the number of letters that are read. */
function afterSound(
  paths: (Path | undefined)[],
  phone: Pick<Sound, 'phone' | 'stress'>,
  word: string,
): (Path | undefined)[] {
  const after: (Path | undefined)[] = []
  for (const [at, path] of paths.entries()) {
    if (!path) continue
    for (let length = 0; length <= Math.min(MAX_SPELLING, word.length - at); length += 1) {
      const letters = word.slice(at, at + length)
      const cost = costOf(phone.phone, letters)
      if (cost === undefined) continue
      keepBest(after, at + length, {
        cost: path.cost + cost,
        sounds: [...path.sounds, { ...phone, letters, isBeforeSilent: false }],
      })
    }
  }
  return after
}

function withSilentLetters(paths: (Path | undefined)[], word: string): (Path | undefined)[] {
  const after = [...paths]
  for (let at = 0; at < word.length; at += 1) {
    const path = after[at]
    if (!path) continue
    const sounds = path.sounds.map((sound, place) =>
      place === path.sounds.length - 1 ? { ...sound, isBeforeSilent: true } : sound,
    )
    keepBest(after, at + 1, { sounds, cost: path.cost + SILENT_LETTER })
  }
  return after
}

function keepBest(paths: (Path | undefined)[], at: number, path: Path): void {
  const other = paths[at]
  if (!other || path.cost < other.cost) paths[at] = path
}

function costOf(phone: string, letters: string): number | undefined {
  if (SPELLINGS.get(phone)?.includes(letters)) return 0
  if (letters === '') return SOUND_WITHOUT_LETTERS
  return letters.length === 1 ? UNUSUAL_LETTER : undefined
}
