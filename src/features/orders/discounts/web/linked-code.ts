import { CODE_PARAMETER } from '../model.ts'
import { cleanCode, isCode } from '../rules.ts'

/**
 * Takes a discount code out of the address: it must not stay there, where analytics, history and other sites would see it. Undefined if
 * there is none, or none that can be a code.
 */
export function takeLinkedCode(): string | undefined {
  const address = new URL(location.href)
  const typed = address.searchParams.get(CODE_PARAMETER)
  if (typed === null) return undefined
  // The rest of the query keeps its exact spelling.
  const kept = address.search
    .slice(1)
    .split('&')
    .filter((part) => new URLSearchParams(part).get(CODE_PARAMETER) === null)
    .join('&')
  history.replaceState(history.state, '', `${address.pathname}${kept && `?${kept}`}${address.hash}`)
  const code = cleanCode(typed)
  return isCode(code) ? code : undefined
}
