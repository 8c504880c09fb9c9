import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Lang, LANGS } from '#base/i18n.ts'

export const CONTENT = fileURLToPath(new URL('../../content', import.meta.url))

type ContentText = { front: unknown; body: string }
export type ContentItem = { id: string; meta: unknown } & Record<Lang, ContentText>

/** An item in its folder. `hash` changes if any of its files changes. */
export type ContentSource = { id: string; hash: string; texts: string[]; parse: () => Promise<ContentItem> }

/** Reads a folder of items. Each item is a folder with `meta.yaml`, `ru.md` and `en.md` with YAML front matter. The result is sorted by id. */
export async function readContentFolder(folder: string): Promise<ContentSource[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const ids = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  return await Promise.all(ids.toSorted().map((id) => readSource(folder, id)))
}

async function readSource(folder: string, id: string): Promise<ContentSource> {
  const names = ['meta.yaml', ...LANGS.map((lang) => `${lang}.md`)]
  const [meta = '', ...texts] = await Promise.all(names.map((name) => readFile(join(folder, id, name), 'utf8')))
  const hash = createHash('sha256')
    .update(JSON.stringify([meta, ...texts]))
    .digest('hex')
  return { id, hash, texts, parse: () => parseItem(join(folder, id), meta, texts) }
}

async function parseItem(folder: string, meta: string, texts: string[]): Promise<ContentItem> {
  // The YAML library is loaded only if there are new items. Most starts find no new items and are faster without the library.
  const { parse } = await import('yaml')
  const [ru, en] = texts.map((text, place): ContentText => {
    const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text)
    if (!match) throw new Error(`${folder}/${LANGS[place]}.md must begin with front matter between lines of ---`)
    return { front: parse(match[1] ?? ''), body: (match[2] ?? '').trim() }
  })
  if (!ru || !en) throw new Error(`${folder} needs ru.md and en.md`)
  return { id: folder.split('/').at(-1) ?? '', meta: parse(meta), ru, en }
}
