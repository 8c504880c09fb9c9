import { parse, PGlite, protocol, type QueryOptions, type Results, type Transaction } from '@electric-sql/pglite'
import { createStatementNames } from './statement-names.ts'

/**
 * The embedded engine, asked for each statement once: the messages of PostgreSQL's extended query ("Message Flow" in its manual) go to it together,
 * and a statement that comes again is known by a name, so it is parsed and planned once. The library asks five times, each time for the types
 * of all parameters too, which is four fifths of what a short query costs (docs/decisions/033). Values go as text, and the engine reads them
 * as the types of their places, as a server does with those of `pg`.
 */
export class EmbeddedEngine extends PGlite {
  readonly #names = createStatementNames()
  #parsers: PGlite['parsers'] | undefined

  override async query<Row>(text: string, values?: unknown[], options?: QueryOptions): Promise<Results<Row>> {
    await this._checkReady()
    return await this._runExclusiveTransaction(async () => {
      const results = await this.#ask<Row>(text, values, options)
      await this.syncToFs()
      return results
    })
  }

  override async transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    return await super.transaction(async (transaction) => {
      const query = async <Row>(text: string, values?: unknown[], options?: QueryOptions) => {
        if (transaction.closed) throw new Error('Transaction is closed')
        return await this.#ask<Row>(text, values, options)
      }
      return await work(Object.assign(transaction, { query }))
    })
  }

  async #ask<Row>(text: string, values: unknown[] = [], options: QueryOptions = {}): Promise<Results<Row>> {
    return await this._runExclusiveQuery(async () => {
      const { name, isKnown, closing } = this.#names.use(text)
      const { serialize } = protocol
      const messages = [
        ...closing.map((old) => serialize.close({ type: 'S', name: old })),
        ...(isKnown ? [] : [serialize.parse({ name, text })]),
        serialize.bind({ statement: name, values: values.map(asText) }),
        serialize.describe({ type: 'P' }),
        serialize.execute(),
        serialize.sync(),
      ]
      try {
        const answers = await this.execProtocolStream(Buffer.concat(messages), { ...options, syncToFs: false })
        const [results] = parse.parseResults(answers, this.#parsersFor(options), {
          rowMode: options.rowMode ?? 'object',
        })
        // There is one for each statement, and one at least.
        return results as Results<Row>
      } catch (error) {
        this.#names.delete(text)
        throw error
      }
    })
  }

  /** Drizzle names the same few parsers for every query: they are merged into the engine's some three hundred once. */
  #parsersFor({ parsers }: QueryOptions): PGlite['parsers'] {
    if (!parsers) return this.parsers
    this.#parsers ??= { ...this.parsers, ...(parsers as PGlite['parsers']) }
    return this.#parsers
  }
}

type Value = string | Uint8Array | null

function asText(value: unknown): Value {
  if (value === null || value === undefined) return null
  if (typeof value === 'string' || value instanceof Uint8Array) return value
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return arrayAsText(value)
  // What is left are numbers and truths.
  return typeof value === 'object' ? JSON.stringify(value) : (value as number | bigint | boolean).toString()
}

/** As the engine writes arrays ("Array Input and Output Syntax" in PostgreSQL's manual). */
function arrayAsText(values: unknown[]): string {
  const parts = values.map((value) => {
    if (Array.isArray(value)) return arrayAsText(value)
    const text = asText(value)
    if (text === null) return 'null'
    const plain = typeof text === 'string' ? text : `\\x${Buffer.from(text).toString('hex')}`
    return `"${plain.replaceAll(/[\\"]/g, String.raw`\$&`)}"`
  })
  return `{${parts.join(',')}}`
}
