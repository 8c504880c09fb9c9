import type { Settings } from '#base/settings.ts'
import { missingLegalFacts } from '#features/platform/settings/rules.ts'
import type { Log } from '#server/log.ts'

/** Warns about missing settings. A real shop can start without them. */
export function warnOfSettings(log: Pick<Log, 'warn'>, { legal }: Pick<Settings, 'legal'>): void {
  const missing = missingLegalFacts(legal)
  if (missing.length > 0)
    log.warn(
      { missing },
      'the terms of sale, privacy and refund pages are incomplete: details of the shop’s operator are missing in the settings',
    )
}
