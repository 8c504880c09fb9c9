/**
 * How Node is started for the server: here, in the production folder, in the Dockerfile and in the systemd unit. Semi-spaces of the young
 * generation are limited to 16 MB. Without a limit they grow to many times that, and the garbage of a page fills them. The old generation
 * is collected when it is 40 % larger than after the last collection. By default it would be several times as large. V8 compiles the engine
 * of the embedded database (WebAssembly) only with its simple compiler. The optimising compiler takes a second of processor time after each
 * start, and 600 MB for a moment (docs/decisions/034-the-embedded-engine-is-compiled-once.md).
 */
export const SERVER_FLAGS = [
  '--disable-warning=ExperimentalWarning',
  '--max-semi-space-size=16',
  '--heap-growing-percent=40',
  '--no-wasm-tier-up',
  '--no-wasm-dynamic-tiering',
]

/**
 * What the C library does with freed memory. Threads that compile the engine of the embedded database, or compress pages, need hundreds of
 * megabytes for short times. With one arena per thread and no trimming, the process would never give this memory back.
 */
export const SERVER_ENVIRONMENT = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' }
