import type { Section } from './model-knowledge.ts'

/** The sections of a Markdown text by heading, as plain text. The rows of a table become list items, and quotations are omitted. */
export function parseSections(markdown: string): Section[] {
  const sections: Section[] = []
  let lines: string[] = []
  let title = ''
  const close = () => {
    const text = plainLines(lines)
    if (title !== '' || text !== '') sections.push({ title, text })
    lines = []
  }
  for (const line of markdown.split('\n')) {
    const [, heading] = /^#{1,6}\s+(.+)$/.exec(line) ?? []
    if (heading === undefined) lines.push(line)
    else {
      close()
      title = plainLine(heading)
    }
  }
  close()
  return sections
}

function plainLines(lines: string[]): string {
  return lines
    .flatMap((line, place) => {
      if (line.startsWith('>')) return []
      if (!line.startsWith('|')) return [plainLine(line)]
      // The header of a table is the row above the line of dashes.
      if (/^\|[\s:|-]+\|?$/.test(line) || /^\|[\s:|-]+\|?$/.test(lines[place + 1] ?? '')) return []
      const [first = '', ...rest] = line
        .split('|')
        .map((cell) => plainLine(cell))
        .filter((cell) => cell !== '')
      return [`- ${first}: ${rest.join('; ')}`]
    })
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function plainLine(line: string): string {
  return line
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`]{1,3}(\S[^*_`]*?)[*_`]{1,3}/g, '$1')
    .replace(/<[^>]*>/g, '')
    .replace(/^\s*\d+\.\s+/, '- ')
    .trim()
}
