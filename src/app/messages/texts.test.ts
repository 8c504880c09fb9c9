import { readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'

const RU_MESSAGES = /messages[\w-]*\.ru\.ts$/
/** Words that visitors type into the search are no words of ours. */
const KEYWORDS = /^keywords:.*$/m

describe('what a person reads in Russian', () => {
  it('calls those who perform a ritual by one word', async () => {
    const texts = [...(await filesIn('content', /ru\.md$/)), ...(await filesIn('src', RU_MESSAGES))]
    expect(texts.length).toBeGreaterThan(100)
    const others = texts.filter((path) => /жрец|жриц|священник|священнослуж/i.test(withoutKeywords(path)))
    expect(others).toEqual([])
  })

  it('spells visarga and the word for heaven one way', async () => {
    const rituals = await filesIn('content', /ru\.md$/)
    const others = rituals.filter((path) => /намаха|гатаха|бхуваха|дургай[яй]й/i.test(withoutKeywords(path)))
    expect(others).toEqual([])
    expect(await readFile('content/rituals/gayatri/ru.md', 'utf8')).toContain('ом бхур бхувах свах')
  })
})

describe('the texts that are shipped', () => {
  it('lead from each ritual and each article to another page', async () => {
    const pages = (await filesIn('content', /(ru|en)\.md$/)).filter((path) => !path.includes('/pages/'))
    const blind = pages.filter((path) => !/\]\(\/(ritual|article|rituals|options)/.test(lastPart(path)))
    expect(blind).toEqual([])
  })

  it('link only to rituals, articles and pages that there are', async () => {
    const paths = await filesIn('content', /(ru|en)\.md$/)
    const ids = new Set(paths.map((path) => path.split('/').slice(-3, -1).join('/')))
    const broken = paths.flatMap((path) =>
      [...withoutKeywords(path).matchAll(/\]\(\/(ritual|article)\/([\w-]+)\)/g)]
        .filter(([, kind, id]) => !ids.has(`${kind}s/${id}`))
        .map(([link]) => `${path} ${link}`),
    )
    expect(broken).toEqual([])
  })
})

async function filesIn(folder: string, name: RegExp): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
}

const withoutKeywords = (path: string): string => readFileSync(path, 'utf8').replace(KEYWORDS, '')

/** Where a reader comes to the end. */
const lastPart = (path: string): string => readFileSync(path, 'utf8').slice(-1500)
