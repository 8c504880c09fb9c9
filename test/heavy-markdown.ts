/** Texts of about `length` characters that are very slow to parse as Markdown, each for a different reason. */
export const heavyMarkdown: [name: string, write: (length: number) => string][] = [
  ['headings of one name', repeated('# a\n\n')],
  ['headings by underlines', repeated('a\n=\n')],
  ['numbered lines that become headings', repeated('1. a\n\n')],
  ['quotations in quotations', repeated('>')],
  ['spaced quotations in quotations', repeated('> ')],
  ['lists in lists on one line', repeated('- ')],
  ['numbered lists in lists on one line', repeated('1. ')],
  ['quotations and lists in turn', repeated('> - ')],
  ['a deep quotation that continues without marks', (length) => '>'.repeat(50) + repeated('a\n')(length)],
  ['many quotations in quotations', repeated('> > > > > > > > > > a\n\n')],
  ['many lists in lists', repeated('- - - - a\n\n')],
  ['lists in lists by indents', indentedLists],
  ['open brackets', repeated('[')],
  ['open pictures', repeated('![')],
  ['links in brackets', repeated('[a](')],
  ['brackets in brackets', (length) => '['.repeat(length / 2) + ']'.repeat(length / 2)],
  ['pictures in pictures', (length) => '!['.repeat(length / 5) + '](a)'.repeat(length / 5)],
  ['links by reference', repeated('[a][b] ')],
  ['emphasis that never ends', repeated('*a **b ')],
  ['emphasis of two kinds', repeated('a**')],
  ['emphasis in emphasis', (length) => '*a '.repeat(length / 6) + 'b* '.repeat(length / 6)],
  ['lines through words', repeated('~~a ~b ')],
  ['code that never ends', risingTicks],
  ['a table of many columns', (length) => table(Math.floor(length / 6), 1)],
  ['a table whose empty rows are filled up', (length) => table(Math.floor(Math.sqrt(length)), length / 4)],
  ['footnotes', (length) => lines(length / 20, (n) => `x[^${n}]\n\n[^${n}]: n\n`)],
  ['footnotes in footnotes', (length) => lines(length / 16, (n) => `[^${n}]: [^${n + 1}]\n`) + '\n\nx[^0]'],
  ['definitions', (length) => lines(length / 12, (n) => `[d${n}]: /x`)],
  ['comments that never end', repeated('<!-- ')],
  ['tags that never end', repeated('<a x="')],
  ['entities', repeated('&amp;')],
  ['empty lines', repeated('\n')],
  ['short lines', repeated('a  \n')],
  ['list items', repeated('* a\n')],
  ['one long line', repeated('a')],
  ['one long line of words', repeated('в в ')],
  ['brackets behind a number', (length) => `1. ${repeated('(')(length)}`],
  ['addresses', repeated('a@b.')],
]

function repeated(piece: string): (length: number) => string {
  return (length) => piece.repeat(Math.ceil(length / piece.length))
}

function lines(count: number, write: (n: number) => string): string {
  return Array.from({ length: Math.floor(count) }, (_, n) => write(n)).join('\n')
}

function table(columns: number, rows: number): string {
  return `${'|a'.repeat(columns)}|\n${'|-'.repeat(columns)}|\n${'x\n'.repeat(rows)}`
}

function indentedLists(length: number): string {
  return lines(Math.sqrt(length), (n) => `${'  '.repeat(n)}- a`)
}

function risingTicks(length: number): string {
  return lines(Math.sqrt(2 * length), (n) => '`'.repeat(n + 1)).replaceAll('\n', ' ')
}
