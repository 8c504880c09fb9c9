/**
 * The Node options of the server: here, in the production folder, in the Dockerfile and in the systemd unit. The semi-spaces of the young generation
 * are limited to 16 MB. Without a limit they become many times larger and fill with garbage from rendering pages. The old generation is collected
 * when it is 40 % larger than after the last collection. By default it is collected only when it is several times larger. V8 compiles the engine of
 * the embedded database (WebAssembly) only with its simple compiler. The optimising compiler would use a second of processor time after each start,
 * and 600 MB of memory for a short time (docs/decisions/034-the-embedded-engine-is-compiled-once.md).
 */
export const SERVER_FLAGS = [
  '--disable-warning=ExperimentalWarning',
  '--max-semi-space-size=16',
  '--heap-growing-percent=40',
  '--no-wasm-tier-up',
  '--no-wasm-dynamic-tiering',
]

/**
 * How the C library handles freed memory. Threads that compile the engine of the embedded database, or compress pages, need hundreds of megabytes for
 * a short time. With one arena per thread and no trimming, the process would never return this memory to the system.
 */
export const SERVER_ENVIRONMENT = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' }
