import { expect, type Page, test } from '@playwright/test'
import { renderMarkdown } from '../../src/features/catalogue/catalogue/rules-markdown.ts'
import { hostileMarkup, hostileWriting } from '../hostile-markdown.ts'
import { ONCE } from './journey.ts'

const ADDRESS = 'http://inert.example/'

/**
 * Shows the HTML bodies one after another on a page without a content security policy. Sends events to every element of each body, clicks
 * its suspicious links, and reports what happened.
 */
async function happenings(page: Page, bodies: [name: string, html: string][]): Promise<string[]> {
  const happened: string[] = []
  let [name, body] = ['', '']
  page.on('dialog', (dialog) => {
    happened.push(`${name}: a dialog`)
    void dialog.dismiss()
  })
  await page.route('**/*', async (route) => {
    const url = route.request().url()
    if (url === ADDRESS) return await route.fulfill({ contentType: 'text/html', body: `<!doctype html><body>${body}` })
    // The page may request harmless pictures and links, but gets no answer.
    if (!url.startsWith('https://a.example/')) happened.push(`${name}: a request to ${url}`)
    return await route.abort()
  })
  for ([name, body] of bodies) {
    const left = () => happened.push(`${name}: the page was left`)
    await page.goto(ADDRESS, { waitUntil: 'commit' }).catch(left)
    await page.evaluate(touchEverything).catch(left)
    if (await page.evaluate(() => 'pwned' in window).catch(left)) happened.push(`${name}: a script ran`)
  }
  return happened
}

/** Sends events to every element of the page and clicks suspicious links. This function runs in the browser. */
async function touchEverything(): Promise<void> {
  // After this time a failed picture or a delayed load event would have run its script.
  await new Promise((resolve) => setTimeout(resolve, 20))
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    for (const event of ['mouseover', 'focus', 'toggle', 'load', 'error'])
      element.dispatchEvent(new Event(event, { bubbles: true }))
    if (!(element instanceof HTMLAnchorElement)) continue
    element.target = '_self'
    if (!/^https?:/.test(element.protocol) || /pwned/.test(element.protocol)) element.click()
  }
}

test('no malicious text runs a script, even without a content policy', ONCE, async ({ page }) => {
  const bodies = [...hostileMarkup, ...hostileWriting]
  expect(await happenings(page, rendered(bodies))).toEqual([])
})

test('a malicious text runs a script if the text is not sanitised', ONCE, async ({ page }) => {
  const ran = (await happenings(page, hostileMarkup.slice(0, 20))).filter((happened) =>
    happened.endsWith('a script ran'),
  )
  expect(ran.length).toBeGreaterThan(10)
})

function rendered(bodies: [name: string, markdown: string][]): [name: string, html: string][] {
  return bodies.map(([name, markdown]) => [name, renderMarkdown(markdown, 'en').html])
}
