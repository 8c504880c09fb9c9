/**
 * How Node is started for the server: here, in the production folder, in the Dockerfile and in the systemd unit.
 * Semi-spaces of the young generation are limited to 16 MB: without a limit they grow to many times that, and a page's garbage fills them.
 * The old generation is collected when it is 40 % larger than after the last collection, instead of several times as large.
 * V8 compiles the embedded database's engine (WebAssembly) with its simple compiler only: optimising it takes a second of processor time
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
 * What the C library does with freed memory. Threads that compile the embedded database's engine, or compress pages, need hundreds
 * of megabytes for moments; with one arena per thread and no trimming, the process would keep them for ever.
 */
export const SERVER_ENVIRONMENT = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' }
