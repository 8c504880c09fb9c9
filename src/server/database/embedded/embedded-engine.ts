import { parse, PGlite, protocol, type QueryOptions, type Results, type Transaction } from '@electric-sql/pglite'
import { EngineFailed, isOfDisk } from '../postgres/connection-errors.ts'
import { createStatementNames } from '../postgres/statement-names.ts'

/**
 * The embedded database PGlite, changed so that it sends one message per statement. It sends the messages of PostgreSQL's extended query
 * ("Message Flow" in the manual) together. It names repeated statements, so that the engine parses and plans each of them once. The library
 * sends five messages each time and asks for the types of all parameters. That is four fifths of the cost of a short query
 * (docs/decisions/033). Values are sent as text. The engine gives each value the type that the statement expects there, as a server does
 * for `pg`.
 */
export class EmbeddedEngine extends PGlite {
  readonly #names = createStatementNames()
  #parsers: PGlite['parsers'] | undefined
  #fault: unknown

  /**
   * True if the engine has failed because of its disk or a bug in its program. A failed engine accepts no more statements and does not
   * close cleanly.
   */
  hasFailed(): boolean {
    return this.#fault !== undefined
  }

  /**
   * The library runs the engine in a loop that ignores exceptions: after a fatal error the loop would run forever and block the whole
   * process. Here the first such failure ends the loop, and every later statement fails immediately.
   */
  guard(): this {
    // The types omit internals of the library.
    const { mod: engine, POSTGRES_MAIN_LONGJMP } = this as unknown as { mod: Engine; POSTGRES_MAIN_LONGJMP: number }
    const { _PostgresMainLoopOnce: runOnce, stackRestore } = engine
    engine._PostgresMainLoopOnce = () => {
      try {
        return runOnce()
      } catch (error) {
        const { status } = Object(error) as { status?: unknown }
        if (status !== POSTGRES_MAIN_LONGJMP) this.#fault ??= error
        throw error
      }
    }
    engine.stackRestore = (place) => {
      if (this.hasFailed()) throw new EngineFailed(this.#fault)
      return stackRestore(place)
    }
    for (const name of ['_PostgresSendReadyForQueryIfNecessary', '_pgl_pq_flush'] as const) {
      const call = engine[name]
      engine[name] = () => (this.hasFailed() ? undefined : call())
    }
    return this
  }

  override execProtocolRawSync(message: Uint8Array): Uint8Array {
    if (this.hasFailed()) throw new EngineFailed(this.#fault)
    return super.execProtocolRawSync(message)
  }

  override async execProtocolStream(...parameters: Parameters<PGlite['execProtocolStream']>) {
    return await this.#watched(async () => await super.execProtocolStream(...parameters))
  }

  override async execProtocol(...parameters: Parameters<PGlite['execProtocol']>) {
    return await this.#watched(async () => await super.execProtocol(...parameters))
  }

  /** After a disk error the engine is not used any more, because it would crash in the middle of the next write. */
  async #watched<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      if (!isOfDisk(error)) throw error
      this.#fault ??= error
      throw new EngineFailed(error)
    }
  }

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
        // There is one result per statement, and at least one result.
        return results as Results<Row>
      } catch (error) {
        this.#names.delete(text)
        throw error
      }
    })
  }

  /** Drizzle passes the same few parsers with every query. They are merged once with the roughly three hundred parsers of the engine. */
  #parsersFor({ parsers }: QueryOptions): PGlite['parsers'] {
    if (!parsers) return this.parsers
    this.#parsers ??= { ...this.parsers, ...(parsers as PGlite['parsers']) }
    return this.#parsers
  }
}

type Engine = {
  _PostgresMainLoopOnce: () => unknown
  stackRestore: (place: unknown) => unknown
  _PostgresSendReadyForQueryIfNecessary: () => unknown
  _pgl_pq_flush: () => unknown
}

type Value = string | Uint8Array | null

function asText(value: unknown): Value {
  if (value === null || value === undefined) return null
  if (typeof value === 'string' || value instanceof Uint8Array) return value
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return arrayAsText(value)
  // A value that is not an object can only be a number or a boolean here.
  return typeof value === 'object' ? JSON.stringify(value) : (value as number | bigint | boolean).toString()
}

/** Writes an array in PostgreSQL's format ("Array Input and Output Syntax" in PostgreSQL's manual). */
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
