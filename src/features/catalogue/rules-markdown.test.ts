import { describe, expect, it } from 'vitest'
import { hostileMarkup, hostileWriting } from '../../../test/hostile-markdown.ts'
import { renderMarkdown } from './rules-markdown.ts'

/** Elements a body may be made of, and the attributes of each. */
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
  td: ['align'],
  span: ['class'],
  section: ['data-footnotes', 'class', 'tabindex', 'aria-label'],
}

const TAG = /<(\/?)([a-z][a-z0-9]*)((?: [a-z-]+(?:="[^"]*")?)*)>/g
const ATTRIBUTE = / ([a-z-]+)(?:="([^"]*)")?/g
/** No scheme, or one that runs nothing. A scheme is looked for as a browser does: without controls and white space. */
const SAFE_ADDRESS = /^(?:https?:|mailto:|[^:]*$|[^:]*[/?#])/i

/** Everything in HTML that is not of the short list above; also whatever is not written strictly, since a browser may read it otherwise. */
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
  // oxlint-disable-next-line no-control-regex -- browsers drop exactly these before they look for a scheme
  return decoded.replace(/[\u0000-\u0020]/g, '')
}

describe('a hostile body is rendered inert', () => {
  it.each([...hostileMarkup, ...hostileWriting])('%s', (_, markdown) => {
    const { html, headings } = renderMarkdown(`Words before.\n\n${markdown}`, 'en')
    expect(html).toMatch(/^<p>Words before\.<\/p>/)
    expect(faultsOf(html)).toEqual([])
    expect(headings.every(({ id }) => /^[a-z0-9а-яё-]+$/.test(id))).toBe(true)
  })

  it('which is shown by a check that knows the danger when it sees it', () => {
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

  it('and honest writing is not touched', () => {
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

it('a heading that is repeated is numbered, one that only begins alike is not', () => {
  const { html, headings } = renderMarkdown('## One two\n\n## One\n\n#### Deep\n\n## Deep\n\n## One\n\n## One-2', 'en')
  expect(headings.map(({ id }) => id)).toEqual(['one-two', 'one', 'deep-2', 'one-2', 'one2'])
  expect(html).toContain('<h4 id="deep">')
})

it('a link leads out in a new tab without opener access, and says so', () => {
  const { html } = renderMarkdown('[out](https://a.example/) [in](/article/sankalpa)', 'ru')
  expect(html.match(/target="_blank" rel="noopener noreferrer"/g)).toHaveLength(2)
  expect(html).toContain('href="/article/sankalpa?lang=ru"')
  expect(html.match(/откроется в\sновой вкладке/g)).toHaveLength(2)
})

it('a footnote is reached from its mark and leads back, in the same tab and in the language of the text', () => {
  const { html, headings } = renderMarkdown('Said[^1], and said again[^1].\n\n[^1]: Where it is said.', 'ru')
  const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
  expect(targets).toHaveLength(4)
  expect(targets.filter((id) => !html.includes(` id="${id}"`))).toEqual([])
  expect(html).not.toContain('_blank')
  expect(html).toContain('aria-label="Вернуться к тексту"')
  expect(headings).toEqual([{ level: 2, id: 'примечания', title: 'Примечания' }])
})

it('a link within the text stays in its tab', () => {
  expect(renderMarkdown('[on](#one)\n\n## One', 'en').html).toContain('<a href="#one">on</a>')
})

it('Russian lines do not end in a preposition nor begin with a dash; code and English stay as they are', () => {
  const text = 'Пандит — он и в доме, и у огня. Ягья\nна восходе `а в коде`'
  expect(renderMarkdown(text, 'ru').html).toBe(
    '<p>Пандит\u00a0— он и\u00a0в\u00a0доме, и\u00a0у\u00a0огня. Ягья\nна\u00a0восходе <code>а в коде</code></p>',
  )
  expect(renderMarkdown('A fire — a rite', 'en').html).toBe('<p>A fire — a rite</p>')
})
