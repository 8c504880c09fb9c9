import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

/**
 * Setup for component tests in a DOM (vitest.config.ts, project `components`). A test fails if React or the shop's code writes to `console.error`.
 */
const errors = vi.spyOn(console, 'error')

beforeEach(() => {
  errors.mockReset()
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  if (errors.mock.calls.length > 0) throw new Error(`console.error: ${errors.mock.calls.map(String).join('\n')}`)
})
