import { vi } from 'vitest'

/** Waits until a check passes. A slow machine gets the time that it needs. Only a check that never passes fails. */
export async function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return await vi.waitFor(check, { timeout: 60_000, interval: 25 })
}
