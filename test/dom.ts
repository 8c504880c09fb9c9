import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

/** Set up for tests of components in a DOM (vitest.config.ts, project `components`): what React or our code reports as an error fails the test. */
const errors = vi.spyOn(console, 'error')

beforeEach(() => {
  errors.mockReset()
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  if (errors.mock.calls.length > 0) throw new Error(`console.error: ${errors.mock.calls.map(String).join('\n')}`)
})
