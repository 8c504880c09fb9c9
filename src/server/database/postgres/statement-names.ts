/** How a statement is asked for: by `name`, which the engine knows already or is to learn; without one when it is empty. */
type Use = {
  name: string
  isKnown: boolean
  /** Names that the engine may forget. */
  closing: string[]
}

export type StatementNames = {
  use: (text: string) => Use
  /** What failed is learnt anew, under another name: nobody knows how far it came. */
  delete: (text: string) => void
}

/** A plan takes some tens of kilobytes. */
const MOST = 200
/** Longer ones are rows in bulk, of a number that seldom comes again. */
const LONGEST = 8_000
/** Anything else may change a setting or end a transaction, and is never named. */
const QUERY = /^\s*(?:select|insert|update|delete|with)\b/i

/** Names for the statements of one connection that come more than once; those that have not come for longest give way. */
export function createStatementNames(most = MOST): StatementNames {
  /** By its text, the one used last at the end; `''` was seen once. */
  const names = new Map<string, string>()
  let closing: string[] = []
  let count = 0
  return {
    use(text) {
      const use: Use = { name: '', isKnown: false, closing }
      closing = []
      if (text.length > LONGEST || !QUERY.test(text)) return use
      const known = names.get(text)
      names.delete(text)
      if (known) use.isKnown = true
      if (known === '') count += 1
      use.name = known === '' ? `s${count}` : (known ?? '')
      names.set(text, use.name)
      if (names.size > most) dropOldest()
      return use
    },
    delete(text) {
      const name = names.get(text)
      names.delete(text)
      if (name) closing.push(name)
    },
  }

  function dropOldest(): void {
    const [text = ''] = names.keys()
    const name = names.get(text)
    names.delete(text)
    if (name) closing.push(name)
  }
}
