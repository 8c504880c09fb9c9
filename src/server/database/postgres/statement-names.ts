/**
 * How to send a statement. If `isKnown` is true, the engine already knows `name`. Otherwise the message that sends the statement also tells the
 * engine the name. A statement with an empty name is sent without a name.
 */
type Use = {
  name: string
  isKnown: boolean
  /** Names that are not used any more, so the engine can forget them. */
  closing: string[]
}

export type StatementNames = {
  use: (text: string) => Use
  /** A failed statement gets a new name, because its state in the engine is unknown. */
  delete: (text: string) => void
}

/** The maximum number of names. The engine stores a plan for each name, which takes tens of kilobytes. */
const MAX_NAMES = 200
/** A longer statement gets no name. Such a statement inserts many rows, and another statement with the same number of rows is rare. */
const MAX_LENGTH = 8_000
/** Only these statements get a name. Any other statement may change a setting or end a transaction. */
const QUERY = /^\s*(?:select|insert|update|delete|with)\b/i

/** Names for repeated statements of one connection. The least recently used names are dropped. */
export function createStatementNames(most = MAX_NAMES): StatementNames {
  /** The name of each statement text, with the most recently used text last. `''` means that the text was used once. */
  const names = new Map<string, string>()
  let closing: string[] = []
  let count = 0
  return {
    use(text) {
      const use: Use = { name: '', isKnown: false, closing }
      closing = []
      if (text.length > MAX_LENGTH || !QUERY.test(text)) return use
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
