import { describe, expect, it } from 'vitest'
import type { ArticleContent } from '#features/catalogue/catalogue/model-record.ts'
import {
  measureCompleteness,
  freeSlug,
  idIsAllowed,
  publicationFaults,
  reordered,
  toSlug,
  recordState,
  untranslatedFields,
} from './rules.ts'
import { changedFields, mergeContents, proposedFields } from './rules-fields.ts'

const words = {
  name: 'n',
  intro: 'i',
  description: 'd',
  content: 'c',
  seo_title: 's',
  seo_description: 's',
  keywords: ['k'],
  tags: ['t'],
}
const article: ArticleContent = { ru: words, en: words, author: 'A', related: [], image_url: null }
const named = (name: string, intro = 'i'): ArticleContent => ({ ...article, en: { ...words, name, intro } })

describe('the list of a text’s missing fields', () => {
  it('has an entry for each language and field', () => {
    expect(measureCompleteness('article', { ...article, en: { ...words, intro: ' ', tags: [] } })).toEqual({
      ru: { filled: 8, total: 8, missing: [] },
      en: { filled: 6, total: 8, missing: ['intro', 'tags'] },
    })
  })

  it('includes a field only if the other language has a text', () => {
    const bare = { ...words, tags: [], seo_title: '' }
    expect(untranslatedFields('article', { ...article, en: bare })).toEqual(['en.tags', 'en.seo_title'])
    expect(untranslatedFields('article', { ...article, ru: bare, en: bare })).toEqual([])
    const empty = { ...bare, name: '', intro: '', description: '', content: '' }
    expect(untranslatedFields('article', { ...article, ru: empty, en: empty })).toEqual([])
  })

  it('prevents publication without name, introduction, description or text', () => {
    expect(publicationFaults({ ...article, ru: { ...words, seo_title: '', keywords: [] } })).toEqual([])
    expect(publicationFaults({ ...article, ru: { ...words, content: '' } })).toEqual([
      { path: 'ru.content', code: 'catalogue-editor.needed-ru' },
    ])
  })
})

describe('two edits of one text', () => {
  it('are merged if the edits changed different fields', () => {
    const mine = { ...article, author: 'B' }
    expect(mergeContents('article', { base: article, mine, theirs: named('theirs') })).toEqual({
      merged: { ...named('theirs'), author: 'B' },
      conflicts: [],
    })
  })

  it('are in conflict only if both edits changed the same field differently', () => {
    const { merged, conflicts } = mergeContents('article', {
      base: article,
      mine: named('mine', 'same'),
      theirs: named('theirs', 'same'),
    })
    expect([merged.en.name, conflicts]).toEqual(['mine', ['en.name']])
  })

  it('count as equal if they differ only in empty values', () => {
    expect(changedFields('article', article, { ...article, image_url: '' })).toEqual([])
  })
})

describe('a proposal from a new shop version', () => {
  it('contains only changed fields that differ from the current text', () => {
    const proposed = { ...named('new', 'new'), author: 'New' }
    const present = { ...named('own', 'new') }
    expect(proposedFields('article', { base: article, proposed, present })).toEqual([
      { path: 'en.name', base: 'n', proposed: 'new', isOwn: true },
      { path: 'author', base: 'A', proposed: 'New', isOwn: false },
    ])
  })
})

describe('the id of a ritual or article', () => {
  it('comes from the name, and has only Latin letters, digits and single hyphens', () => {
    expect(['Ягья Щедрости — 2026!', 'Été à Gaṇeśa', '—'].map(toSlug)).toEqual([
      'yagya-schedrosti-2026',
      'ete-a-ganesa',
      '',
    ])
  })

  it('ends with a number if another text already has this id', () => {
    expect(freeSlug('durga', new Set(['durga', 'durga-2']))).toBe('durga-3')
  })

  it('never looks like the id of a tier or of the special intention', () => {
    expect(['durga', 'durga-basic', 'z-special-intention-2', 'order'].map(idIsAllowed)).toEqual([
      true,
      false,
      false,
      false,
    ])
  })
})

it('a ritual has the state “changed” until its newest version is published', () => {
  expect([
    recordState({ published: false, version: 1, publishedVersion: 0 }),
    recordState({ published: true, version: 2, publishedVersion: 2 }),
    recordState({ published: true, version: 3, publishedVersion: 2 }),
  ]).toEqual(['draft', 'published', 'changed'])
})

it('the listed rituals come first, and the other rituals stay in their order', () => {
  expect(reordered(['a', 'b', 'c', 'd'], ['c', 'a'])).toEqual(['c', 'a', 'b', 'd'])
})
