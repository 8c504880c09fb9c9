import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import type { Lang } from '#base/i18n.ts'
import { markdownFault, type MarkdownFault, MAX_TREE_DEPTH } from '#base/markdown-bounds.ts'
import type { Heading } from './schemas.ts'
import { headingId, isNumberedHeading, setRussian } from './rules-text.ts'

/** The headings found so far, and their ids. */
type HeadingIndex = { headings: Heading[]; ids: Map<string, number> }

/** The properties of a hast element that this file uses. */
type Node = { type: string; tagName?: string; value?: string; properties?: Record<string, unknown>; children?: Node[] }

const NEW_TAB: Record<Lang, string> = { ru: ' (откроется в новой вкладке)', en: ' (opens in a new tab)' }
const HIDDEN = 'visually-hidden'
const NOTES: Record<Lang, string> = { ru: 'Примечания', en: 'Notes' }
const TO_TEXT: Record<Lang, string> = { ru: 'Вернуться к тексту', en: 'Back to the text' }
const TABLE: Record<Lang, (heads: string) => string> = {
  ru: (heads) => `Таблица: ${heads}; прокручивается вбок`,
  en: (heads) => `Table: ${heads}; scrolls sideways`,
}

/**
 * Renders Markdown as safe HTML. The Markdown is parsed to a tree and sanitised; raw HTML is removed. Headings get anchors. Headings of
 * level 1 become level 2, because the page has its own heading of level 1. Links to other pages open a new tab, which has no access to its
 * opener. Wide tables scroll. A text that exceeds the limits of `writingFault` is shown as typed. If `isFolded` is true, every part after
 * the first is folded under its heading.
 */
export function renderMarkdown(
  markdown: string,
  lang: Lang,
  draw: (name: string, description: string) => string | undefined = () => undefined,
  { isFolded = false } = {},
): { html: string; headings: Heading[] } {
  const promoted = promoteHeadings(markdown)
  if (markdownFault(promoted) !== undefined) return asPlainText(markdown)
  const tree = PARSER.parse(promoted)
  if (treeFault(tree) !== undefined) return asPlainText(markdown)
  const headings: Heading[] = []
  const figures: string[] = []
  const processor = unified()
    .use(remarkRehype, { footnoteLabel: NOTES[lang], footnoteBackLabel: TO_TEXT[lang] })
    .use(() => (tree: Node) => placeFigures(tree, figures, draw))
    .use(rehypeSanitize, {
      ...defaultSchema,
      tagNames: defaultSchema.tagNames?.filter((tag) => tag !== 'input'),
      // Footnotes already have a prefix, in the id and in the link. Another prefix would be added only to the id and break the link.
      clobberPrefix: '',
    })
    .use(() => (tree: Node) => decorateNode(tree, lang, { headings, ids: new Map() }))
    .use(() => (tree: Node) => void (isFolded && foldParts(tree)))
    .use(rehypeStringify)
  const html = processor.stringify(processor.runSync(tree))
  return { html: putFigures(html, figures), headings: headings.filter(({ level }) => level <= 3) }
}

/** The reason why a text cannot be saved: its rendering would take too long, or its tree is too deep. */
export function writingFault(markdown: string): MarkdownFault | undefined {
  const promoted = promoteHeadings(markdown)
  return markdownFault(promoted) ?? treeFault(PARSER.parse(promoted))
}

const PARSER = unified().use(remarkParse).use(remarkGfm).freeze()

/** Checks the tree in a loop, because a recursion would overflow the stack on a deep tree. */
function treeFault(root: Node): MarkdownFault | undefined {
  let level: Node[] = [root]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_TREE_DEPTH) return 'too-deep'
    level = level.flatMap(({ children }) => children ?? [])
  }
  return undefined
}

/** Shows a text as typed, without Markdown. For texts that exceed the limits, because they were stored before the limits existed. */
function asPlainText(markdown: string): { html: string; headings: Heading[] } {
  const escaped = markdown.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return { html: `<p>${escaped.replace(/\r\n?|\n/g, '<br>')}</p>`, headings: [] }
}

/** A private-use Unicode character that no font shows. It marks the position of a figure. */
const HERE = '\u{F0F1C}'

/**
 * Replaces an image with the address `figure:NAME` by the figure with this name. The image must be the only content of its paragraph. An
 * image with an unknown name, or within text, is replaced by its description. Figures are the shop's own markup. They are inserted after
 * the editor's text is sanitised.
 */
function placeFigures(
  node: Node,
  figures: string[],
  draw: (name: string, description: string) => string | undefined,
): void {
  node.children?.forEach((child) => placeFigures(child, figures, draw))
  if (node.type === 'text') node.value = node.value?.replaceAll(HERE, '')
  const [only, ...others] = node.children ?? []
  const isAlone = node.tagName === 'p' && others.length === 0
  node.children = node.children?.map((child) => {
    const name = figureName(child)
    if (name === undefined) return child
    const { alt } = child.properties ?? {}
    const description = typeof alt === 'string' ? alt : ''
    const figure = isAlone && child === only ? draw(name, description) : undefined
    if (figure === undefined) return { type: 'text', value: description }
    figures.push(figure)
    return { type: 'text', value: HERE }
  })
}

function figureName({ tagName, properties }: Node): string | undefined {
  const address = tagName === 'img' ? properties?.src : undefined
  return typeof address === 'string' && address.startsWith('figure:') ? address.slice('figure:'.length) : undefined
}

function putFigures(html: string, figures: readonly string[]): string {
  let place = 0
  return html.replaceAll(`<p>${HERE}</p>`, () => figures[place++] ?? '')
}

/** Turns a short numbered line in its own paragraph into a heading of level 2 (docs/contract.md, "Texts"). List items do not change. */
function promoteHeadings(markdown: string): string {
  const lines = markdown.split('\n')
  let fenced = false
  return lines
    .map((line, index) => {
      if (/^\s*(```|~~~)/.test(line)) fenced = !fenced
      const isOnOwnLine = !lines[index - 1]?.trim() && !lines[index + 1]?.trim()
      return !fenced && isOnOwnLine && isNumberedHeading(line.trimEnd()) ? `## ${line.replace('.', '\\.')}` : line
    })
    .join('\n')
}

function decorateNode(node: Node, lang: Lang, found: HeadingIndex, inCell = false): void {
  const level = /^h([1-6])$/.exec(node.tagName ?? '')?.[1]
  if (level) decorateHeading(node, Number(level), found)
  if (node.tagName === 'a') decorateLink(node, lang)
  if (node.tagName === 'code') return
  // Table columns on a phone are too narrow for non-breaking spaces.
  if (node.type === 'text' && lang === 'ru' && !inCell) node.value = setRussian(node.value ?? '')
  if (node.tagName === 'img') node.properties = { ...node.properties, loading: 'lazy', decoding: 'async' }
  const holdsCells = inCell || node.tagName === 'tr'
  node.children?.forEach((child) => decorateNode(child, lang, found, holdsCells))
  node.children = node.children?.map((child) => (child.tagName === 'table' ? scrollable(child, lang) : child))
}

function decorateHeading(node: Node, level: number, { headings, ids }: HeadingIndex): void {
  const title = textOf(node)
  const id = freeId(headingId(title) || 'section', ids)
  if (level === 1) node.tagName = 'h2'
  node.properties = { id }
  headings.push({ level: Math.max(level, 2), id, title })
}

/** The first unused id of `base`, `base-2`, `base-3`. `ids` stores the last number of each base. */
function freeId(base: string, ids: Map<string, number>): string {
  let nth = ids.get(base) ?? 0
  let id = base
  do {
    nth += 1
    id = nth === 1 ? base : `${base}-${nth}`
  } while (ids.has(id))
  ids.set(base, nth)
  if (id !== base) ids.set(id, 1)
  return id
}

function decorateLink(node: Node, lang: Lang): void {
  const href = typeof node.properties?.href === 'string' ? node.properties.href : ''
  if (href.startsWith('#')) {
    const { id, ariaLabel } = node.properties ?? {}
    node.properties = { href, id, ariaLabel }
    return
  }
  const inside = href.startsWith('/') && !href.startsWith('//')
  const address = inside && !href.includes('?') ? href.replace(/(#|$)/, `?lang=${lang}$1`) : href
  node.properties = { href: address, target: '_blank', rel: 'noopener noreferrer' }
  node.children?.push({
    type: 'element',
    tagName: 'span',
    properties: { className: [HIDDEN] },
    children: [{ type: 'text', value: NEW_TAB[lang] }],
  })
}

/**
 * Turns each part after the first into a `<details>` element under its heading. The text before the first heading stays in front of these
 * elements.
 */
function foldParts(tree: Node): void {
  const parts: Node[][] = [[]]
  for (const child of tree.children ?? []) {
    if (child.tagName === 'h2') parts.push([])
    parts.at(-1)?.push(child)
  }
  const [before = [], first = [], ...others] = parts
  tree.children = [...before, ...first, ...others.map(([heading, ...content]) => details(heading, content))]
}

function details(heading: Node | undefined, content: Node[]): Node {
  const summary: Node = { type: 'element', tagName: 'summary', children: heading ? [heading] : [] }
  return { type: 'element', tagName: 'details', children: [summary, ...content] }
}

/** A table with at least this many columns is too wide for a phone. On a phone each row becomes a block of labelled lines. */
const MIN_STACKED_COLUMNS = 3

/** A table that scrolls. Its label is made from its column heads, so that users of screen readers can distinguish the tables of a page. */
function scrollable(table: Node, lang: Lang): Node {
  const heads = headsOf(table)
  const isStacked = heads.length >= MIN_STACKED_COLUMNS
  if (isStacked) labelCells(table, heads)
  const ariaLabel = TABLE[lang](heads.filter(Boolean).join(', '))
  const properties = { className: ['table-scroll', ...(isStacked ? ['stacked'] : [])], tabIndex: 0, ariaLabel }
  return { type: 'element', tagName: 'section', properties, children: [table] }
}

/** Gives each cell the head of its column as a label. The first cell of a row gets no label, because it names the row. */
function labelCells(node: Node, heads: readonly string[]): void {
  const cells = node.children?.filter(({ tagName }) => tagName === 'td') ?? []
  for (const [i, cell] of cells.entries())
    if (i > 0 && heads[i]) cell.properties = { ...cell.properties, dataLabel: heads[i] }
  node.children?.forEach((child) => labelCells(child, heads))
}

function headsOf(node: Node): string[] {
  return node.tagName === 'th' ? [textOf(node).trim()] : (node.children?.flatMap(headsOf) ?? [])
}

/** The visible text of a node. The words for screen readers about a new tab are left out. */
function textOf(node: Node): string {
  const classes = node.properties?.className
  if (Array.isArray(classes) && classes.includes(HIDDEN)) return ''
  return node.value ?? node.children?.map(textOf).join('') ?? ''
}
