import { describe, expect, it } from 'vitest'
import { cleanEmail, cleanPhone, EMAIL, isEmail } from './contact.ts'

const ANNA = 'anna@example.com'

describe('a pasted e-mail address', () => {
  it.each([
    ['spaces around the address', '  anna@example.com\t\n', ANNA],
    ['no-break spaces around the address', '\u00a0anna@example.com\u202f', ANNA],
    ['an ideographic space', 'anna@example.com\u3000', ANNA],
    ['a thin space inside', 'anna\u2009@example.com', ANNA],
    ['a no-break space inside a word', 'an\u00a0na@example.com', ANNA],
    ['spaces beside the @', 'anna @ example.com', ANNA],
    ['a zero-width space after the address', 'anna@example.com\u200b', ANNA],
    ['a zero-width space inside', 'anna@\u200bexample.com', ANNA],
    ['joiners', 'an\u200cna@exam\u200dple.com', ANNA],
    ['a word joiner and a byte order mark', '\ufeffanna@\u2060example.com', ANNA],
    ['a soft hyphen', 'anna@exam\u00adple.com', ANNA],
    ['direction marks', '\u200eanna@example.com\u200f', ANNA],
    ['an embedding', '\u202danna@example.com\u202c', ANNA],
    ['an isolate', '\u2066anna@example.com\u2069', ANNA],
    ['a link', 'mailto:anna@example.com', ANNA],
    ['a link in capitals', 'MAILTO:Anna@Example.com', ANNA],
    ['a full-width @ and full stop', 'anna＠example．com', ANNA],
    ['full-width digits', 'anna７@example.com', 'anna7@example.com'],
    ['an ideographic full stop', 'anna@example。com', ANNA],
    ['a no-break hyphen', 'anna\u2011maria@ex\u2010ample.com', 'anna-maria@ex-ample.com'],
    ['a minus sign', 'anna\u2212maria@example.com', 'anna-maria@example.com'],
    ['a Russian domain', 'anna@пример.рф', 'anna@xn--e1afmkfd.xn--p1ai'],
    ['a Russian domain in capitals', 'Anna@ПРИМЕР.РФ', 'anna@xn--e1afmkfd.xn--p1ai'],
    ['a domain whose letters are decomposed', 'anna@мой.рф'.normalize('NFD'), 'anna@xn--i1afg.xn--p1ai'],
    ['a German domain', 'anna@bücher.example', 'anna@xn--bcher-kva.example'],
    ['a Chinese domain', 'anna@例え.テスト', 'anna@xn--r8jz45g.xn--zckzah'],
    ['a domain that is punycode', 'anna@XN--E1AFMKFD.xn--p1ai', 'anna@xn--e1afmkfd.xn--p1ai'],
  ])('is accepted with %s', (_, pasted, address) => {
    expect(cleanEmail(pasted)).toBe(address)
    expect(isEmail(cleanEmail(pasted))).toBe(true)
  })

  it.each([
    ['a name', 'Anna <anna@example.com>'],
    ['a name without brackets', 'Anna anna@example.com'],
    ['brackets alone', '<anna@example.com>'],
    ['a word after the address', 'anna@example.com or'],
    ['a sentence after the address', 'anna@example.com. Thanks'],
    ['another address', 'anna@example.com, eve@example.com'],
    ['another address behind a zero-width space', 'anna@example.com\u200beve@example.com'],
    ['another address behind a full-width comma', 'anna@example.com，eve@example.com'],
    ['a line of its own', 'anna@example.com\r\nBcc: eve@example.com'],
    ['a line separator', 'anna@example.com\u2028eve@example.com'],
    ['a control character', 'anna\u0000@example.com'],
    ['parameters of a link', 'mailto:anna@example.com?cc=eve@example.com'],
    ['a link to two', 'mailto:anna@example.com,eve@example.com'],
    ['a full-width letter', 'ａnna@example.com'],
    ['a full-width letter in the domain', 'anna@ｅxample.com'],
    ['a ligature in the domain', 'anna@oﬃce.com'],
    ['a Kelvin sign', '\u212aate@example.com'],
    ['a Kelvin sign in the domain', 'anna@\u212aate.com'],
    ['Cyrillic before the @', 'анна@пример.рф'],
    ['a Cyrillic letter in a Latin domain', 'anna@exаmple.com'],
    ['a Greek letter in a Latin domain', 'anna@gοοgle.com'],
    ['a path in the domain', 'anna@пример.рф/x'],
    ['a port in the domain', 'anna@пример.рф:25'],
    ['a number of four parts in the domain', 'anna@１２７.0.0.1'],
    ['an escape in the domain', 'anna@при%2emer.рф'],
    ['an invalid label', `anna@${'ё'.repeat(64)}.рф`],
    ['nothing else', '\u200b\u00a0'],
    ['no domain', 'anna@'],
    ['a local part of 65 letters', `${'a'.repeat(65)}@example.com`],
    ['255 characters', `anna@${'a.'.repeat(123)}com1`],
  ])('is refused with %s', (_, pasted) => expect(isEmail(cleanEmail(pasted))).toBe(false))

  it('does not change when the shop cleans the address a second time', () => {
    for (const text of ['\u200eAnna＠пример．рф', 'mailto:anna@example.com', 'anna'])
      expect(cleanEmail(cleanEmail(text))).toBe(cleanEmail(text))
  })

  it('may contain only ASCII letters, because e-mail servers need ASCII addresses', () => {
    expect(EMAIL.test('anna@пример.рф')).toBe(false)
  })
})

describe('a pasted phone number', () => {
  it.each([
    ['+7\u00a0916\u00a0123\u201145\u201167', '+7 916 123 45 67'],
    ['\u202d+7 916 123-45-67\u202c', '+7 916 123 45 67'],
    ['+79161234567\u200b', '+79161234567'],
    ['\ufeff8 (916) 123-45-67', '8 916 123 45 67'],
    ['(8) 916 123 45 67', '8 916 123 45 67'],
    ['(+7) 916 123 45 67', '+7 916 123 45 67'],
    ['+ 7 916 123 45 67', '+7 916 123 45 67'],
    ['0049 151 23456789', '+49 151 23456789'],
    ['00 49 151 23456789', '+49 151 23456789'],
    ['(00) 49 151 23456789', '+49 151 23456789'],
    ['+49 151/23456789', '+49 151 23456789'],
    ['+49.151.23456789', '+49 151 23456789'],
    ['tel:+49-151-23456789', '+49 151 23456789'],
    ['＋７９１６１２３４５６７', '+79161234567'],
    ['+7\u2009916\u2013123\u201245\u221267', '+7 916 123 45 67'],
    ['+7 916 123\u00ad45\u00ad67', '+7 916 1234567'],
    ['007 916 123 45 67', '+7 916 123 45 67'],
    ['', ''],
  ])('is cleaned from %j to %j', (pasted, number) => expect(cleanPhone(pasted)).toBe(number))

  it.each(['+7 916 123 45 67 ext. 5', 'call +79161234567', '+7916+1234567', '٠٠٤٩١٥١'])(
    'is refused if it contains invalid characters: %j',
    (pasted) => expect(cleanPhone(pasted)).not.toMatch(/^\+?\d(?: ?\d)*$/),
  )
})
