/**
 * How Node is started for the server: here, in the folder for production, in the Dockerfile and in the unit for systemd alike.
 * Semi-spaces of the young generation end at 16 MB: left to themselves they grow to many times that, and a page's garbage fills them. The
 * old generation is collected once it is 40 % larger than the last collection left it, instead of several times as large.
 * The embedded database's engine (WebAssembly) is compiled by V8's simple compiler only: to optimise it takes a second of the processor
 * after each start, and 600 MB for a moment (docs/decisions/034-the-embedded-engine-is-compiled-once.md).
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
