import type { Page } from '@playwright/test'

/**
 * Changes a page as a browser's translation does: each text node with letters is replaced by two `<font>` elements around a new text node.
 * Elements that must not be translated stay unchanged.
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
      // Browser translations create this deprecated element by its name.
      const [outer, inner] = ['font', 'font'].map((name: string) => document.createElement(name))
      if (!outer || !inner) return
      for (const font of [outer, inner]) font.style.verticalAlign = 'inherit'
      inner.textContent = text.data
      outer.append(inner)
      text.replaceWith(outer)
    }
  })
}
