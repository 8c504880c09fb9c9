import { readFileSync, writeFileSync } from 'node:fs'
import { machine, today } from './machine.ts'

/** Writes the results between the marker comments with this name in a page, together with the machine and the date. */
export function writeTables(page: URL, name: string, parts: string[]): void {
  writeFileSync(page, withTables(readFileSync(page, 'utf8'), name, [`${machine()} ${today()}.`, ...parts]))
}

export function withTables(page: string, name: string, parts: string[]): string {
  const [begin, end] = [`<!-- ${name}: written by \`npm run bench -- ${name}\`, not by hand -->`, `<!-- /${name} -->`]
  const [from, to] = [page.indexOf(begin), page.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`the page has no marker comments for ${name}`)
  return `${page.slice(0, from)}${begin}\n\n${parts.join('\n\n')}\n\n${page.slice(to)}`
}

/** Returns a Markdown table. The first column is left-aligned. The other columns are right-aligned by default; `---` is for columns with words. */
export function markdownTable(head: string[], rows: string[][], others: '---:' | '---' = '---:'): string {
  const rule = head.map((_, column) => (column === 0 ? '---' : others))
  return [head, rule, ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '/')).join(' | ')} |`)
    .join('\n')
}
