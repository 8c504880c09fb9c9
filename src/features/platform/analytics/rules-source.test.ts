import { expect, it } from 'vitest'
import { sourceOf } from './rules.ts'

it.each([
  ['', 'direct'],
  ['www.google.com', 'search'],
  ['yandex.ru', 'search'],
  ['go.mail.ru', 'search'],
  ['e.mail.ru', 'mail'],
  ['mail.google.com', 'mail'],
  ['gemini.google.com', 'ai'],
  ['t.me', 'social'],
  ['l.facebook.com', 'social'],
  ['blog.example.org', 'site'],
  ['notgoogle.example.com', 'site'],
  ['evil-t.me.example', 'site'],
])('a visitor from %j counts as %s', (host, source) => {
  expect(sourceOf(host)).toBe(source)
})
