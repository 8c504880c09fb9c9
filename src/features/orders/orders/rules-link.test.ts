import { expect, it } from 'vitest'
import { isId, newId, orderTag } from '#base/ids.ts'
import { newLink } from './rules-link.ts'

it('a renewed link keeps the order’s number, and nobody can guess the link', () => {
  const id = newId()
  const links = Array.from({ length: 20 }, () => newLink(id))
  expect(links.every((link) => isId(link) && orderTag(link) === orderTag(id))).toBe(true)
  expect(new Set([id, ...links].map((link) => link.slice(8))).size).toBe(21)
})
