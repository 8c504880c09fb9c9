import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Figure, Comparison } from './results.ts'
import { machine, today } from './machine.ts'
import { markdownTable } from './measured-tables.ts'

const README = fileURLToPath(new URL('./README.md', import.meta.url))
const BEGIN = '<!-- measured: written by `npm run bench`, not by hand -->'
const END = '<!-- /measured -->'
const HEAD = ['Part', 'Value', 'Measured', 'Limit', '', 'Details', 'Date']

const MARKS: Record<Comparison, string> = { holds: 'met', misses: '**missed**', informs: '', unmeasured: '' }

/** Writes the figures of these parts into the README. If the machine is the same as before, the figures of the other parts stay. */
export function writeReadme(measured: Map<string, Figure[]>, order: string[]): void {
  const text = readFileSync(README, 'utf8')
  const [before, rest] = text.split(BEGIN)
  const [table, after] = rest?.split(END) ?? []
  if (before === undefined || table === undefined || after === undefined) throw new Error(`${README} has no markers`)
  const kept = table.includes(machine()) ? rowsOf(table) : []
  const rows = order.flatMap((part) => {
    const figures = measured.get(part)
    return figures ? figures.map((figure) => rowOf(part, figure, today())) : kept.filter((row) => row[0] === part)
  })
  writeFileSync(README, `${before}${BEGIN}\n\n${machine()}\n\n${markdownTable(HEAD, rows, '---')}\n\n${END}${after}`)
}

/** The figures of one part for the terminal. */
export function printFigures(figures: Figure[]): void {
  for (const { what, measured, limit, comparison, seen } of figures) {
    const end = comparison === 'misses' ? 'MISSED' : comparison === 'holds' ? 'met' : ''
    console.log(`  ${what.padEnd(58)} ${measured.padStart(12)}  ${limit.padEnd(14)} ${end}`)
    if (seen) console.log(`    ${seen}`)
  }
}

function rowsOf(table: string): string[][] {
  const lines = table.split('\n').filter((line) => line.startsWith('| '))
  return lines.slice(2).map((line) => line.slice(2, -2).split(' | '))
}

function rowOf(part: string, { what, measured, limit, comparison, seen }: Figure, day: string): string[] {
  return [part, what, measured, limit, MARKS[comparison], seen, day]
}
