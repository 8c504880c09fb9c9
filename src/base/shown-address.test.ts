import { expect, it } from 'vitest'
import { isShownAddress } from './shown-address.ts'

it.each([
  '/media/0123456789abcdef0123456789abcdef/800.webp',
  '/og/ritual/ganesha.png',
  '/a?b=c#d',
  '/',
  'https://pictures.example/a.jpg',
  'https://картинки.example/a.jpg',
])('%s is allowed as the address of a link on a page', (address) => expect(isShownAddress(address)).toBe(true))

it.each([
  '/\\evil.example/x.png',
  '\\\\evil.example',
  '//evil.example/x.png',
  '/\t/evil.example',
  '/\n/evil.example',
  '/ /evil.example',
  '/\u200b/evil.example',
  'https:\\\\evil.example',
  'https:///evil.example\\@x',
  'https://user:word@evil.example/x.png',
  'https://ahuti.example@evil.example/',
  'https://',
  'http://evil.example/x.png',
  'javascript:alert(1)',
  'data:image/png;base64,AA==',
  'evil.example/x.png',
  '/x.png" onerror="alert(1)',
  '',
])('%j is not allowed as the address of a link on a page', (address) => expect(isShownAddress(address)).toBe(false))
