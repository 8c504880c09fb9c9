import { readFileSync, writeFileSync } from 'node:fs'
import { today, machine } from '../table.ts'

const PAGE = new URL('../../docs/capacity.md', import.meta.url).pathname

/** Puts what was measured between the page's markers of that name, with the machine and the day. */
export function writeTables(name: string, parts: string[], page = PAGE): void {
  writeFileSync(page, withTables(readFileSync(page, 'utf8'), name, [`${machine()} ${today()}.`, ...parts]))
}

export function withTables(page: string, name: string, parts: string[]): string {
  const [begin, end] = [`<!-- ${name}: written by \`npm run bench -- ${name}\`, not by hand -->`, `<!-- /${name} -->`]
  const [from, to] = [page.indexOf(begin), page.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`the page lost its markers of ${name}`)
  return `${page.slice(0, from)}${begin}\n\n${parts.join('\n\n')}\n\n${page.slice(to)}`
}
