import type { Settings } from '#base/settings.ts'
import { missingLegalFacts } from '#features/platform/settings/rules.ts'
import { EXAMPLE_MESSENGER } from '#server/config-contacts.ts'
import type { Log } from '#server/log.ts'

/** Warns about missing settings. A real shop can start without them. */
export function warnOfSettings(
  log: Pick<Log, 'warn'>,
  { legal, contacts }: Pick<Settings, 'legal' | 'contacts'>,
): void {
  const missing = missingLegalFacts(legal)
  if (missing.length > 0)
    log.warn(
      { missing },
      'the terms of sale, privacy and refund pages are incomplete: details of the shop’s operator are missing in the settings',
    )
  if (contacts.messengerLink === EXAMPLE_MESSENGER)
    log.warn(
      'MESSENGER_LINK still has the example value of the sandbox, which is a link of somebody else: set your own link in MESSENGER_LINK or in the settings',
    )
}
