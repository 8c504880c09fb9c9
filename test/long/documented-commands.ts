import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const FENCE = /^```sh\n([\s\S]*?)^```$/gm

/**
 * The shell commands of one chapter of a page, block by block, as an operator pastes them. The chapter ends at the next heading of any
 * level.
 */
export function readCommands(page: string, heading: string): string[] {
  const text = readFileSync(ROOT + page, 'utf8')
  const begin = text.indexOf(`\n${heading}\n`)
  if (begin === -1) throw new Error(`${page} has no chapter "${heading}"`)
  const rest = text.slice(begin + heading.length + 2)
  const chapter = rest.slice(0, rest.search(/^#{1,6} [A-Z]/m))
  return [...chapter.matchAll(FENCE)].map(([, block = '']) => block)
}
