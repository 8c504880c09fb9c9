import { vi } from 'vitest'

/** Waits until a check passes. A slow machine gets the time it needs: only what never happens fails. */
export async function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return await vi.waitFor(check, { timeout: 60_000, interval: 25 })
}
