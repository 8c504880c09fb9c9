import { CODE_PARAMETER } from '../model.ts'
import { cleanCode, isCode } from '../rules.ts'

/**
 * Removes a discount code from the page address and returns it. Otherwise analytics, the browser's history and other sites could see the
 * code. Undefined if there is no code, or if the text cannot be a code.
 */
export function takeLinkedCode(): string | undefined {
  const address = new URL(location.href)
  const typed = address.searchParams.get(CODE_PARAMETER)
  if (typed === null) return undefined
  // The other query parameters stay exactly the same.
  const kept = address.search
    .slice(1)
    .split('&')
    .filter((part) => new URLSearchParams(part).get(CODE_PARAMETER) === null)
    .join('&')
  history.replaceState(history.state, '', `${address.pathname}${kept && `?${kept}`}${address.hash}`)
  const code = cleanCode(typed)
  return isCode(code) ? code : undefined
}
