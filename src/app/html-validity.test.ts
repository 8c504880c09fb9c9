import { type ConfigData, HtmlValidate } from 'html-validate'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../test/shop.ts'
import { openHttp } from './http.ts'

/** The rules of the HTML standard and of accessibility. Each disabled rule has its reason. */
const CONFIG: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // React closes void elements and writes the doctype in lower case. The standard allows this.
    'void-style': 'off',
    'doctype-style': 'off',
    // React writes some attributes in camel case (`hrefLang`) and others as `hidden=""`, and starts ids with an underscore. The standard
    // allows all of these.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'valid-id': ['error', { relaxed: true }],
    // Every script and style is a file of this shop, and the content policy allows no other.
    'require-sri': 'off',
  },
}

let shop: TestShop
let http: Awaited<ReturnType<typeof openHttp>>

beforeAll(async () => {
  shop = await openTestShop({ PUBLIC_ORIGIN: 'https://ahuti.example' })
  http = await openHttp(shop)
})
afterAll(async () => {
  await http.close()
  await shop.close()
})

async function load(path: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${http.port}${path}`)
  expect([path, response.status]).toEqual([path, 200])
  return await response.text()
}

async function listPages(): Promise<string[]> {
  const sitemap = await load('/sitemap.xml')
  const addresses = [...sitemap.matchAll(/<loc>https:\/\/ahuti\.example([^<]*)<\/loc>/g)].map(([, path = '']) =>
    path.replaceAll('&amp;', '&'),
  )
  const pages = addresses.filter((path) => !path.endsWith('.txt'))
  expect(pages.length).toBeGreaterThan(80)
  return [...pages, '/user-profile?lang=ru', '/user-profile?lang=en', '/partner-login?lang=en']
}

it('every public page is valid HTML', async () => {
  const validator = new HtmlValidate(CONFIG)
  const faults: string[] = []
  for (const path of await listPages()) {
    const report = await validator.validateString(await load(path), path)
    for (const { messages } of report.results)
      for (const { ruleId, message, selector } of messages) faults.push(`${path} ${ruleId}: ${message} (${selector})`)
  }
  expect(faults).toEqual([])
})

// React's server rendering writes inline scripts when it streams a part of the page later. The content policy would block these scripts.
it('no public page has an inline script, and no script moves page content later', async () => {
  for (const path of await listPages()) {
    const html = await load(path)
    const scripts = html.match(/<script\b[^>]*>/g) ?? []
    const inline = scripts.filter((tag) => !/ src="\//.test(tag) && !tag.includes('type="application/'))
    expect({ path, inline, later: html.includes('<template id="B:') }).toEqual({ path, inline: [], later: false })
  }
})
