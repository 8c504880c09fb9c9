/** The node belongs to another chain than the configuration says. */
export class WrongChain extends Error {}

/** Asks until the first success. */
export function once(question: () => Promise<void>): () => Promise<void> {
  let isKnown = false
  return async () => {
    if (!isKnown) await question()
    isKnown = true
  }
}
