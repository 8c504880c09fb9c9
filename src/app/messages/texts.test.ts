import { readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'

const RU_MESSAGES = /\.ru\.ts$/
/** Search keywords are words that visitors type. They are not texts of the shop. */
const KEYWORDS = /^keywords:.*$/m

describe('Russian texts for readers', () => {
  it('use one Russian word for the people who perform a ritual', async () => {
    const texts = [...(await filesIn('content', /ru\.md$/)), ...(await filesIn('src', RU_MESSAGES))]
    expect(texts.length).toBeGreaterThan(100)
    const others = texts.filter((path) => /жрец|жриц|священник|священнослуж/i.test(withoutKeywords(path)))
    expect(others).toEqual([])
  })

  it('spell the names of visarga and heaven in only one way', async () => {
    const rituals = await filesIn('content', /ru\.md$/)
    const others = rituals.filter((path) => /намаха|гатаха|бхуваха|дургай[яй]й/i.test(withoutKeywords(path)))
    expect(others).toEqual([])
    expect(await readFile('content/rituals/gayatri/ru.md', 'utf8')).toContain('ом бхур бхувах свах')
  })
})

describe('the texts that come with the shop', () => {
  it('contain a link to another page in each ritual and article', async () => {
    const pages = (await filesIn('content', /(ru|en)\.md$/)).filter((path) => !path.includes('/pages/'))
    const blind = pages.filter((path) => !/\]\(\/(ritual|article|rituals|options)/.test(lastPart(path)))
    expect(blind).toEqual([])
  })

  it('link only to existing rituals, articles and pages', async () => {
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

const lastPart = (path: string): string => readFileSync(path, 'utf8').slice(-1500)
