import { describe, expect, it } from 'vitest'
import { ENGLISH_NAMES } from '../../../../test/english-names.ts'
import { FURTHER_ENGLISH_NAMES } from '../../../../test/further-english-names.ts'
import { NAMES_OF_TODAY } from '../../../../test/names-of-today.ts'
import { SETTLED_NAMES } from './data/settled-names.ts'
import { openPronunciations } from './providers/pronunciations.ts'
import { readEnglish } from './rules-english.ts'
import { spell, splitName } from './rules-devanagari.ts'

const pronounce = await openPronunciations()()
const read = (name: string) => readEnglish(name, pronounce)
const withoutMarks = (text = '') => text.normalize('NFC')

function differences(names: string[][]): string[][] {
  return names
    .map(([name = '', listed = '']) => [name, withoutMarks(listed), withoutMarks(read(name))])
    .filter(([, listed, reading]) => listed !== reading)
}

/**
 * Parses accepted differences. Each line has the name, the spelling in the reference list, and the spelling by the rule. Hindi texts use both
 * spellings.
 */
const accepted = (lines: string) =>
  lines
    .trim()
    .split('\n')
    .map((line) => withoutMarks(line).trim().split(' '))

describe('the pronunciation of an English name', () => {
  it('is the same as in a reference list, except for six accepted variants', () => {
    expect(differences(ENGLISH_NAMES)).toEqual(
      accepted(`
        Samantha सामंथा समांथा
        Debra डेबरा डेब्रा
        Kathryn कैथरीन कैथरिन
        Marilyn मेरिलिन मैरिलिन
        Isabella इसाबेला इज़ाबेला
        Robinson रॉबिन्सन रॉबिनसन`),
    )
  })

  it('is correct for four fifths of the names in a second list, otherwise similar', () => {
    expect(differences(FURTHER_ENGLISH_NAMES)).toEqual(
      accepted(`
        Dominic डोमिनिक डॉमिनिक
        Felix फ़ेलिक्स फ़ीलिक्स
        Elijah एलिजा एलाइजा
        Calvin केल्विन कैल्विन
        Vernon वर्नोन वर्नन
        Vanessa वैनेसा वनेसा
        Cassandra कैसंड्रा कैसांड्रा
        Carpenter कारपेंटर कार्पेंटर
        Coleman कोलमैन कोल्मैन
        Ferguson फ़र्ग्यूसन फ़र्गुसन
        Gibson गिब्सन गिबसन
        Porter पोर्टर पॉर्टर
        Stevenson स्टीवेन्सन स्टीवेनसन
        Wallace वालेस वॉलेस`),
    )
  })

  it('is correct for today’s common names, because a table lists the exceptions', () => {
    expect(NAMES_OF_TODAY.length).toBeGreaterThanOrEqual(100)
    expect(differences(NAMES_OF_TODAY)).toEqual([])
  })

  it('follows the rule for 274 of 316 names; a table contains the other names', () => {
    const ruled = ENGLISH_NAMES.filter(([name = '']) => !SETTLED_NAMES.has(name.toLowerCase()))
    expect([ruled.length - differences(ENGLISH_NAMES).length, ENGLISH_NAMES.length]).toEqual([274, 316])
  })

  it('is found separately for each part of a name with hyphens, initials or apostrophes', () => {
    const spelt = (name: string) => splitName(name).map((word) => spell(word, pronounce).devanagari)
    expect(spelt('Mary-Jane O’Connor')).toEqual(['मैरी', 'जेन', 'ओकॉनर'])
    expect(spelt('J. R. Smith Jr.')).toEqual(['जे.', 'आर.', 'स्मिथ', 'जूनियर.'])
    expect(spelt("J.K. d'Arcy")).toEqual(['जे.के.', 'डार्सी'])
    expect(spelt('McGregor FITZGERALD').map(withoutMarks)).toEqual(['मैग्रेगर', 'फ़िट्ज़जेराल्ड'].map(withoutMarks))
  })

  it('follows the spelling if the word is unknown or has diacritics', () => {
    expect(['Szymon', 'Zoë', 'Śaṅkara'].map((name) => spell(name, pronounce).devanagari)).toEqual(
      ['Szymon', 'Zoë', 'Śaṅkara'].map((name) => spell(name).devanagari),
    )
  })

  it('does not change the typed name in Latin letters', () => {
    expect(spell('Nicholas', pronounce)).toEqual({ name: 'Nicholas', latin: 'Nicholas', devanagari: 'निकोलस' })
  })

  it('does not affect names in other scripts', () => {
    for (const name of ['Анна', 'ნინო', 'محمد', 'अन्ना']) expect(spell(name, pronounce)).toEqual(spell(name))
  })

  it('has only Devanagari letters for every dictionary word that looks like a name', () => {
    const written = [
      'Xavier',
      'Qwerty',
      'Tchaikovsky',
      'Rhys',
      'Nguyen',
      'Szczepanski',
      'Zhou',
      'Phoebe',
      'Aardvark',
    ].map(read)
    expect(written.filter((reading) => reading !== undefined && !/^\p{Script=Devanagari}+$/u.test(reading))).toEqual([])
  })
})
