import { vi } from 'vitest'

/** Waits until a check passes. A slow machine gets enough time. The function fails only if the check never passes. */
export async function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return await vi.waitFor(check, { timeout: 60_000, interval: 25 })
}
