import { invalidInput } from '#base/refusal.ts'
import { ipRange } from '#features/people/accounts/rules.ts'
import { countWithin } from '#server/database/rate-limits.ts'
import { answer, type Route, route } from '#server/http/route.ts'
import type { NamesContext } from './context.ts'
import { splitName } from './rules-devanagari.ts'
import { readingLimit } from './rules-reading.ts'
import { readAll } from './rules-said.ts'
import { readingsInput, readingsView } from './schemas.ts'

/** The call that returns the readings (pronunciations) of typed names. It stores nothing and reads no order. Spellings that staff have set apply. */
export function readingRoutes({ shop, pronunciations, correctedWords }: NamesContext): Route[] {
  return [
    route(
      {
        method: 'post',
        path: '/api/name-readings',
        operationId: 'readNames',
        access: 'open',
        summary: 'How typed names will be read aloud: in Devanagari, and in the letters of the language',
        body: readingsInput,
        answers: { 200: readingsView },
      },
      async ({ body, lang, ip }) => {
        await countWithin(shop.db, shop.now(), readingLimit(ipRange(ip), shop.config))
        const words = body.names.flatMap((name) => (typeof name === 'string' ? splitName(name) : []))
        const corrected = await correctedWords(words)
        return answer(200, { items: withoutFaults(readAll(body.names, lang, await pronunciations(), corrected)) })
      },
    ),
  ]
}

function withoutFaults<T>(readings: (T | undefined)[]): T[] {
  const faults = readings.flatMap((reading, place) =>
    reading === undefined ? [{ path: `names.${place}.said`, code: 'names.said-unreadable' }] : [],
  )
  if (faults.length > 0) throw invalidInput(faults)
  return readings.filter((reading) => reading !== undefined)
}
