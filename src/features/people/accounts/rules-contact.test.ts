import { expect, it } from 'vitest'
import { countriesOf, readContact } from './rules-contact.ts'

it.each([
  ['anna@example.com', { kind: 'email', value: 'anna@example.com' }],
  ['  Anna.Smirnova+yagya@Example.COM ', { kind: 'email', value: 'anna.smirnova+yagya@example.com' }],
  ['anna@xn--e1afmkfd.xn--p1ai', { kind: 'email', value: 'anna@xn--e1afmkfd.xn--p1ai' }],
  ['+7 916 123-45-67', { kind: 'phone', value: '+79161234567' }],
  ['8 (916) 123-45-67', { kind: 'phone', value: '+79161234567' }],
  ['79161234567', { kind: 'phone', value: '+79161234567' }],
  ['tel:+79161234567', { kind: 'phone', value: '+79161234567' }],
  ['0049 151 23456789', { kind: 'phone', value: '+4915123456789' }],
  ['+49 (0) 151 23456789', { kind: 'phone', value: '+4915123456789' }],
  ['anna@пример.рф', { kind: 'email', value: 'anna@xn--e1afmkfd.xn--p1ai' }],
  ['+44 20 7946 0958', { kind: 'phone', value: '+442079460958' }],
  ['+91 98765 43210', { kind: 'phone', value: '+919876543210' }],
  // Numbers of Vietnam, Hong Kong, Cambodia and Macao that look like Russian numbers: they have eleven digits and begin with 8.
  ['+84 912 345 678', { kind: 'phone', value: '+84912345678' }],
  ['+852 5123 4567', { kind: 'phone', value: '+85251234567' }],
  ['+855 12 345 678', { kind: 'phone', value: '+85512345678' }],
  ['+853 6612 3456', { kind: 'phone', value: '+85366123456' }],
  // The profile's input mask changes 8 916 123-45-67 and 8 701 234 56-78 to these numbers, which belong to no country.
  ['+8 916 123 4567', { kind: 'phone', value: '+79161234567' }],
  ['+8 701 234 5678', { kind: 'phone', value: '+77012345678' }],
])('the shop accepts %s as a contact', (typed, contact) => expect(readContact(typed)).toEqual(contact))

it.each([
  ['two addresses', 'anna@example.com,eve@example.com'],
  ['two addresses by semicolon', 'anna@example.com;eve@example.com'],
  ['a name with an address', 'Anna <anna@example.com>'],
  ['a comment', 'anna(comment)@example.com'],
  ['a quoted part', '"anna eve"@example.com'],
  ['a control character', 'anna\u0000@example.com'],
  ['an injected header', 'anna@example.com\r\nBcc: eve@example.com'],
  ['a full-width letter', 'ａnna@example.com'],
  ['a ligature', 'oﬃce@example.com'],
  ['a Cyrillic letter that looks Latin', 'аnna@example.com'],
  ['an address literal', 'anna@[127.0.0.1]'],
  ['a domain without a dot', 'anna@localhost'],
  ['a number as a domain', 'anna@10.0.0.10'],
  ['a domain that begins with a hyphen', 'anna@example.-com'],
  ['a domain that ends with a dot', 'anna@example.com.'],
  ['a character that is a Latin letter in lower case', '\u212Aate@example.com'],
  ['a premium-rate number (USA)', '+1 900 555 0123'],
  ['a premium-rate number (Great Britain)', '+44 9011 123456'],
  ['a personal number that forwards calls', '+44 70 1234 5678'],
  ['a premium-rate number (Russia)', '+7 809 555 01 23'],
  ['a route', '@relay:anna@example.com'],
  ['a percent hop', 'anna%eve.example@'],
  ['two @ characters', 'anna@example.com@example.org'],
  ['a dot at the end of the local part', 'anna.@example.com'],
  ['a local part that is too long', `${'a'.repeat(65)}@example.com`],
  ['a number without a country', '916 123 45 67'],
  ['a number that is too short for its country', '+7 916 123-45'],
  ['an extension', '+7 916 123-45-67 ext. 5'],
  ['an encoded word', '=?utf-8?q?anna=40evil.example?=@example.com'],
  ['the beginning of an encoded word', 'anna=?utf-8@example.com'],
  ['letters', 'anna'],
  ['Arabic digits', '+٧٩١٦١٢٣٤٥٦٧'],
  ['nothing', '   '],
])('the shop does not accept %s as a contact', (_, typed) => expect(readContact(typed)).toBeUndefined())

it('a phone number belongs to the country of its prefix', () => {
  expect(countriesOf('+79161234567')).toEqual(['RU'])
  expect(countriesOf('+77012345678')).toEqual(['KZ'])
})

it.each([
  ['+15551234567', 'US'],
  ['+447700900123', 'GB'],
  ['+70000000000', 'RU'],
])('the unassigned number %s belongs to no country but could belong to %s', (phone, country) => {
  expect(countriesOf(phone)).toEqual([])
  expect(countriesOf(phone, { possible: true })).toContain(country)
})
