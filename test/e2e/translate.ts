import type { Page } from '@playwright/test'

/**
 * What the translation of a browser does to a page: each text node that has letters gives its place to two `<font>` elements around a text
 * node of their own. What asks not to be translated is left alone.
 */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      const parent = text.parentElement
      if (!parent || parent.closest('script, style, textarea, svg, [translate="no"], .notranslate')) continue
      if (!/\p{L}/u.test(text.data)) continue
      // The element that translations use is deprecated, and made without its name.
      const [outer, inner] = ['font', 'font'].map((name: string) => document.createElement(name))
      if (!outer || !inner) return
      for (const font of [outer, inner]) font.style.verticalAlign = 'inherit'
      inner.textContent = text.data
      outer.append(inner)
      text.replaceWith(outer)
    }
  })
}
