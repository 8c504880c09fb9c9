/**
 * How Node is started for the server: here, in the folder for production, in the Dockerfile and in the unit for systemd alike.
 * Room for young objects ends at 16 MB: left to itself it grows to many times that, and a page's garbage fills whatever there is. And what has
 * grown old is looked through once it is two fifths more than the last look left, instead of several times as much.
 * The embedded database's engine is compiled once and simply: to optimise it takes a second of the processor after each start, and 600 MB for
 * a moment (docs/decisions/034-the-embedded-engine-is-compiled-once.md).
 */
export const SERVER_FLAGS = [
  '--disable-warning=ExperimentalWarning',
  '--max-semi-space-size=16',
  '--heap-growing-percent=40',
  '--no-wasm-tier-up',
  '--no-wasm-dynamic-tiering',
]

/**
 * What the C library does with memory that was given back. Threads that compile the embedded database's engine, or pack pages, need hundreds
 * of megabytes for moments; with an arena for each thread, and none of them ever cut, the process would keep them for good.
 */
export const SERVER_ENVIRONMENT = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' }
