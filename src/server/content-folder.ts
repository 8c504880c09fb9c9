import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { type Lang, LANGS } from '#base/i18n.ts'

export type ContentText = { front: unknown; body: string }
export type ContentItem = { id: string; meta: unknown } & Record<Lang, ContentText>

/** Reads a folder of items, each a folder of `meta.yaml`, `ru.md` and `en.md` with YAML front matter. Sorted by id. */
export async function readContentFolder(folder: string): Promise<ContentItem[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const ids = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  return await Promise.all(ids.toSorted().map((id) => readItem(folder, id)))
}

async function readItem(folder: string, id: string): Promise<ContentItem> {
  const meta: unknown = parse(await readFile(join(folder, id, 'meta.yaml'), 'utf8'))
  const [ru, en] = await Promise.all(LANGS.map((lang) => readText(join(folder, id, `${lang}.md`))))
  if (!ru || !en) throw new Error(`${folder}/${id} needs ru.md and en.md`)
  return { id, meta, ru, en }
}

async function readText(file: string): Promise<ContentText> {
  const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(await readFile(file, 'utf8'))
  if (!match) throw new Error(`${file} must begin with front matter between lines of ---`)
  return { front: parse(match[1] ?? ''), body: (match[2] ?? '').trim() }
}
