import type { Page } from '@playwright/test'

/** Returns one sentence for each part of this page that cannot be read completely or that makes the window scroll sideways. */
export async function findClipped(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const found: string[] = []
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth)
      found.push(`the page is ${scrollWidth - clientWidth} px wider than its window: ${findWidest()}`)
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode
      const parent = text.parentElement
      if (!parent || !text.textContent?.trim() || isHidden(parent)) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      for (const box of range.getClientRects()) {
        const edge = edgeOf(parent)
        if (box.width < 1 || (box.left >= edge.left - 1 && box.right <= edge.right + 1)) continue
        found.push(`"${text.textContent.trim().slice(0, 40)}" stands out of ${edge.name}`)
        break
      }
    }
    return found

    /** Describes the innermost element that reaches the right edge of the page. */
    function findWidest(): string {
      const reaching = [...document.body.querySelectorAll('*')].filter(
        (each) => each.getBoundingClientRect().right >= scrollWidth - 1,
      )
      const { tagName, className, textContent } = reaching.at(-1) ?? document.body
      return `<${tagName.toLowerCase()} class="${className}"> "${textContent.slice(0, 40)}"`
    }

    /** True if the element is closed, visible only to screen readers, or in another document. */
    function isHidden(element: Element): boolean {
      return (
        !element.checkVisibility({ visibilityProperty: true }) ||
        element.closest('.visually-hidden, [inert], .skip-link, script, style') !== null
      )
    }

    /**
     * The edges of the window, or of the box that cuts off overflowing content. A box that scrolls or shortens its text with an ellipsis does not
     * count.
     */
    function edgeOf(element: Element): { left: number; right: number; name: string } {
      for (let each: Element | null = element; each; each = each.parentElement) {
        const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(each)
        if (overflowX === 'auto' || overflowX === 'scroll' || textOverflow === 'ellipsis' || webkitLineClamp !== 'none')
          return { left: -Infinity, right: Infinity, name: '' }
        if (overflowX === 'visible' || each === document.documentElement || each === document.body) continue
        const { left, right } = each.getBoundingClientRect()
        // Elements of this size or smaller are only for screen readers.
        if (right - left <= 1) return { left: -Infinity, right: Infinity, name: '' }
        return { left, right, name: `<${each.tagName.toLowerCase()} class="${each.className}">` }
      }
      return { left: 0, right: clientWidth, name: 'the window' }
    }
  })
}
