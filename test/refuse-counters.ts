/** Simulates a visitor who has refused analytics, so that no page asks for consent. For Playwright's `addInitScript`. */
export function refuseCounters(): void {
  // Frames with samples and empty pages have no storage.
  if (self.origin === 'null') return
  localStorage.setItem(
    'consent',
    JSON.stringify({ analytics: false, version: '2026-11', at: '2026-11-01T00:00:00.000Z' }),
  )
}
