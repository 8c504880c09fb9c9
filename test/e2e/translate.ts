import type { Page } from '@playwright/test'

/**
 * Changes a page like a browser's translation: two `<font>` elements around a new text node replace each text node that has
 * letters. Elements marked as not to be translated are left alone.
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
      // Translations use this deprecated element, and create it by name.
      const [outer, inner] = ['font', 'font'].map((name: string) => document.createElement(name))
      if (!outer || !inner) return
      for (const font of [outer, inner]) font.style.verticalAlign = 'inherit'
      inner.textContent = text.data
      outer.append(inner)
      text.replaceWith(outer)
    }
  })
}
