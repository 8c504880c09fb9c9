import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { heavyMarkdown } from '../../../../test/heavy-markdown.ts'
import { MAX_HEADINGS, MAX_NESTING } from '#base/markdown-bounds.ts'
import { hostileMarkup, hostileWriting } from '../../../../test/hostile-markdown.ts'
import { renderMarkdown, writingFault } from './rules-markdown.ts'
import { countWords } from './rules-text.ts'

/** Elements that the HTML may contain, and their attributes. */
const ALLOWED: Record<string, string[]> = {
  ...Object.fromEntries(['p', 'strong', 'em', 'del', 'pre', 'blockquote', 'br', 'hr', 'sup'].map((name) => [name, []])),
  ...Object.fromEntries(['thead', 'tbody', 'tr'].map((name) => [name, []])),
  ...Object.fromEntries(['h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, ['id']])),
  a: ['href', 'target', 'rel', 'id', 'aria-label'],
  code: ['class'],
  img: ['src', 'alt', 'title', 'loading', 'decoding'],
  ul: ['class'],
  ol: ['class', 'start'],
  li: ['id', 'class'],
  table: [],
  th: ['align'],
  td: ['align', 'data-label'],
  details: [],
  summary: [],
  span: ['class'],
  section: ['data-footnotes', 'class', 'tabindex', 'aria-label'],
}

const TAG = /<(\/?)([a-z][a-z0-9]*)((?: [a-z-]+(?:="[^"]*")?)*)>/g
const ATTRIBUTE = / ([a-z-]+)(?:="([^"]*)")?/g
/** A URL without a scheme, or with a harmless scheme. Like a browser, the test first removes control characters and white space. */
const SAFE_ADDRESS = /^(?:https?:|mailto:|[^:]*$|[^:]*[/?#])/i

/** Returns everything in the HTML that is not in `ALLOWED`. Also reports incomplete tags, because browsers can interpret them in different ways. */
function faultsOf(html: string): string[] {
  const faults: string[] = []
  const rest = html.replace(TAG, (_tag, _closing: string, name: string, attributes: string) => {
    if (!Object.hasOwn(ALLOWED, name)) faults.push(`element ${name}`)
    for (const [, attribute = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
      if (!ALLOWED[name]?.includes(attribute)) faults.push(`attribute ${attribute} of ${name}`)
      if (/^(?:href|src)$/.test(attribute) && !SAFE_ADDRESS.test(addressAsRead(value))) faults.push(`address ${value}`)
    }
    return ''
  })
  return rest.includes('<') ? [...faults, `loose markup ${rest}`] : faults
}

function addressAsRead(value: string): string {
  const decoded = value
    .replace(/&#x([0-9a-f]+);/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .replace(/&amp;/g, '&')
  // oxlint-disable-next-line no-control-regex -- browsers remove exactly these characters before they parse the scheme
  return decoded.replace(/[\u0000-\u0020]/g, '')
}

describe('dangerous Markdown', () => {
  it.each([...hostileMarkup, ...hostileWriting])('becomes harmless HTML: %s', (_, markdown) => {
    const { html, headings } = renderMarkdown(`Words before.\n\n${markdown}`, 'en')
    expect(html).toMatch(/^<p>Words before\.<\/p>/)
    expect(faultsOf(html)).toEqual([])
    expect(headings.every(({ id }) => /^[a-z0-9а-яё-]+$/.test(id))).toBe(true)
  })

  it('is detected as dangerous by the check in this test file', () => {
    const harmless = hostileMarkup.filter(([, markdown]) => faultsOf(markdown).length === 0)
    expect(harmless).toEqual([])
    expect(hostileMarkup.length + hostileWriting.length).toBeGreaterThanOrEqual(60)
    expect(
      [
        '<p onclick="x">',
        '<a href="javascript:x">',
        '<a href="JAVASCRIPT:x">',
        '<a href="java&#x9;script:x">',
        '<a href="data:text/html,x">',
        '<img src="data:image/svg+xml,x">',
        '<p style="color:red">',
        '<p id="cookie">',
        '<a name="body">',
        '<!-- x -->',
        '<IMG SRC="x">',
        "<a href='x'>",
        '<a href=x>',
        '<a\nhref="x">',
        '<p title="</p><script>">',
        'x < y',
      ].filter((html) => faultsOf(html).length === 0),
    ).toEqual([])
  })

  it('is removed without changes to harmless text', () => {
    const { html } = renderMarkdown(
      '## One\n\nA **bold** [link](https://a.example/?x=1&y=2) and `a < b`.\n\n- item',
      'en',
    )
    expect(html).toContain('<h2 id="one">One</h2>')
    expect(html).toContain('<strong>bold</strong>')
    expect(html).toContain('href="https://a.example/?x=1&#x26;y=2" target="_blank" rel="noopener noreferrer"')
    expect(html).toContain('<code>a &#x3C; b</code>')
    expect(faultsOf(html)).toEqual([])
  })
})

it('the anchor of a repeated heading ends with a number', () => {
  const { html, headings } = renderMarkdown('## One two\n\n## One\n\n#### Deep\n\n## Deep\n\n## One\n\n## One-2', 'en')
  expect(headings.map(({ id }) => id)).toEqual(['one-two', 'one', 'deep-2', 'one-2', 'one2'])
  expect(html).toContain('<h4 id="deep">')
})

it('a link to another site opens a new tab, and the link’s text announces this', () => {
  const { html } = renderMarkdown('[out](https://a.example/) [in](/article/sankalpa)', 'ru')
  expect(html.match(/target="_blank" rel="noopener noreferrer"/g)).toHaveLength(2)
  expect(html).toContain('href="/article/sankalpa?lang=ru"')
  expect(html.match(/откроется в\sновой вкладке/g)).toHaveLength(2)
})

it('each cell of a wide table contains the column name for phones', () => {
  const wide = renderMarkdown('| Day | Moon | Rite |\n|---|---|---|\n| Friday | full | ghee |', 'en').html
  expect(wide).toContain('<section class="table-scroll stacked" tabindex="0"')
  expect(wide).toMatch(/<td>Friday<\/td>\s*<td data-label="Moon">full<\/td>\s*<td data-label="Rite">ghee<\/td>/)
  const narrow = renderMarkdown('| Day | Moon |\n|---|---|\n| Friday | full |', 'en').html
  expect(narrow).not.toMatch(/stacked|data-label/)
})

it('the column name contains no words about the new tab of a link', () => {
  const { html } = renderMarkdown(
    '| Day | [Moon](/article/moon) | Rite |\n|---|---|---|\n| Friday | full | ghee |',
    'en',
  )
  expect(html).toContain('<td data-label="Moon">full</td>')
  expect(html).toContain('aria-label="Table: Day, Moon, Rite; scrolls sideways"')
})

it('a long text shows its first section, and other sections open by a click', () => {
  const text = 'Before.\n\n## One\n\nA\n\n### Small\n\nB\n\n## Two\n\nC\n\n## Three\n\nD'
  const { html, headings } = renderMarkdown(text, 'en', undefined, { isFolded: true })
  expect(html.replaceAll('\n', '')).toBe(
    '<p>Before.</p><h2 id="one">One</h2><p>A</p><h3 id="small">Small</h3><p>B</p>' +
      '<details><summary><h2 id="two">Two</h2></summary><p>C</p></details>' +
      '<details><summary><h2 id="three">Three</h2></summary><p>D</p></details>',
  )
  expect(headings.map(({ id }) => id)).toEqual(['one', 'small', 'two', 'three'])
  expect(faultsOf(html)).toEqual([])
})

it('a text without headings is shown completely', () => {
  expect(renderMarkdown('Only this.', 'en', undefined, { isFolded: true }).html).toBe('<p>Only this.</p>')
})

it('footnote marks and notes link to each other, in the same tab', () => {
  const { html, headings } = renderMarkdown('Said[^1], and said again[^1].\n\n[^1]: Where it is said.', 'ru')
  const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
  expect(targets).toHaveLength(4)
  expect(targets.filter((id) => !html.includes(` id="${id}"`))).toEqual([])
  expect(html).not.toContain('_blank')
  expect(html).toContain('aria-label="Вернуться к тексту"')
  expect(headings).toEqual([{ level: 2, id: 'примечания', title: 'Примечания' }])
})

it('a link to a heading of the same text opens in the same tab', () => {
  expect(renderMarkdown('[on](#one)\n\n## One', 'en').html).toContain('<a href="#one">on</a>')
})

it('a line in Russian never ends with a preposition or starts with a dash', () => {
  const text = 'Пандит — он и в доме, и у огня. Ягья\nна восходе `а в коде`'
  expect(renderMarkdown(text, 'ru').html).toBe(
    '<p>Пандит\u00a0— он и\u00a0в\u00a0доме, и\u00a0у\u00a0огня. Ягья\nна\u00a0восходе <code>а в коде</code></p>',
  )
  expect(renderMarkdown('A fire — a rite', 'en').html).toBe('<p>A fire — a rite</p>')
})

/** The longest accepted text (catalogue-editor/schemas.ts). */
const MAX_TEXT = 120_000

// The command `npm run bench -- markdown` measures the rendering time of these texts.
describe.each(heavyMarkdown)('a Markdown text that is slow to render: %s', (_, write) => {
  it.each([4_000, 12_000, MAX_TEXT])('of %i characters is rendered or refused without an error', (length) => {
    const text = write(length)
    expect(renderMarkdown(text, 'ru').html).toMatch(/^<|^$/)
    expect([undefined, 'too-deep', 'too-much']).toContain(writingFault(text))
    expect(countWords(text)).toBeGreaterThanOrEqual(0)
  })
})

it.each([
  ['quotations', '>'.repeat(MAX_NESTING + 1), 'too-deep'],
  ['lists', '- '.repeat(MAX_NESTING + 1), 'too-deep'],
  ['headings', '# a\n\n'.repeat(MAX_HEADINGS + 1), 'too-much'],
  ['emphasis', `${'*a '.repeat(60)}${'b* '.repeat(60)}`, 'too-deep'],
  ['brackets', '['.repeat(40), 'too-deep'],
  ['columns', `${'|a'.repeat(40)}|\n${'|-'.repeat(40)}|`, 'too-much'],
])('the shop refuses a Markdown text with too many %s', (_, text, fault) => expect(writingFault(text)).toBe(fault))

it('an old stored text above the limits for Markdown is shown as plain text', () => {
  expect(renderMarkdown(`${'>'.repeat(100)}<b>a & b</b>\nc`, 'en').html).toBe(
    `<p>${'>'.repeat(100)}&lt;b>a &amp; b&lt;/b><br>c</p>`,
  )
})

it('equal headings get different ids, up to the largest allowed number of headings', () => {
  const { headings } = renderMarkdown('# a\n\n'.repeat(MAX_HEADINGS), 'en')
  expect(new Set(headings.map(({ id }) => id)).size).toBe(MAX_HEADINGS)
  expect(headings.at(-1)?.id).toBe(`a-${MAX_HEADINGS}`)
})

it('every text that comes with the shop is within the limits for Markdown', () => {
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'))
  expect(files.length).toBeGreaterThan(20)
  const refused = files.filter((file) => writingFault(readFileSync(`content/${file}`, 'utf8')) !== undefined)
  expect(refused).toEqual([])
})
