import { join } from 'node:path'
import { HOUR, MINUTE } from '#base/time.ts'
import { addDays } from '#features/orders/plans/rules.ts'
import type { MediaContext } from '#features/platform/media/context.ts'
import { deleteMedia, storeMedia } from '#features/platform/media/commands.ts'
import { scheduleLine } from '#features/rites/calendar/commands.ts'
import { dayAtPlace } from '#features/orders/plans/rules-panchang.ts'
import { SAMPLE_PRIESTS } from '#features/rites/priests/data/samples.ts'
import { addEntry } from '#features/rites/proofs/commands-entries.ts'
import { publishProof } from '#features/rites/proofs/commands-publication.ts'
import { createProof } from '#features/rites/proofs/commands.ts'
import type { ProofsContext } from '#features/rites/proofs/context.ts'
import { CONTENT } from '#server/content-folder.ts'
import type { PartnersContext } from './context.ts'

/** The data and functions that the sandbox's samples need. The samples include a performed order. */
export type DemoContext = Pick<PartnersContext, 'shop' | 'payments'> & { proofs: ProofsContext; media: MediaContext }

/** The length of the ritual in days: four weeks, the standard term of its tier. The first day was 38 days ago. */
const DAYS = 28
const FIRST_DAY_AGO = 38
const LAST_DAY_AGO = FIRST_DAY_AGO - DAYS + 1
/** The time from midnight UTC to a quarter past eight in the morning in India. */
const MORNING = 2 * HOUR + 45 * MINUTE

/** The sample order that was performed. Its days are counted back from today. */
export const PERFORMED = {
  itemId: 'maha-mrityunjaya-enhanced',
  ritualId: 'maha-mrityunjaya',
  duration: 1,
  paidDaysAgo: 46,
  firstDay: (now: Date) => addDays(dayAtPlace(now), -FIRST_DAY_AGO),
  plan: {
    participants: 'Ирина, Соколова, 14.03.1984, 06:40\nПётр, Соколов, , ',
    specialWishes: 'О выздоровлении отца и о спокойствии в доме.',
  },
}

const LOG = [
  {
    day: 0,
    ru: 'Зажгли огонь, прочитали имена и санкальпу.',
    en: 'The fire was lit; the names and the sankalpa were read.',
  },
  {
    day: 13,
    ru: 'Половина срока. Чтение идёт каждое утро.',
    en: 'Half of the term. The recitation continues every morning.',
  },
  {
    day: DAYS - 1,
    ru: 'Последнее подношение. Имена прочитали ещё раз.',
    en: 'The last offering. The names were read once more.',
  },
]

/** Stores a drawing in place of a photograph. The description of the drawing says that it is a sample. */
export async function drawPhotograph({ media }: DemoContext, accountId: string): Promise<string> {
  const { id } = await storeMedia(media, {
    file: join(CONTENT, 'samples', 'rite.jpg'),
    name: 'rite.jpg',
    alt: { ru: 'Рисунок-образец: огонь и\u00a0пандиты', en: 'A sample drawing: the fire and the priests' },
    visibility: 'staff',
    accountId,
  })
  return id
}

export async function dropPhotograph({ media }: DemoContext, id: string, accountId: string): Promise<void> {
  await deleteMedia(media, id, accountId)
}

type Performance = { orderId: string; ownerId: string; photo: string }

/**
 * Sets the days of the sample order, writes its log and publishes its proof, each step at its own time. `at(daysAgo)` returns the
 * context with a clock that is this number of days behind.
 */
export async function performOrder(
  at: (daysAgo: number) => ProofsContext,
  { orderId, ownerId, photo }: Performance,
  now: Date,
): Promise<void> {
  const priest = SAMPLE_PRIESTS.find(({ ritualIds }) => ritualIds.includes(PERFORMED.ritualId))
  if (!priest) return
  const first = PERFORMED.firstDay(now)
  const days = Array.from({ length: DAYS }, (_, place) => addDays(first, place))
  const { id: priestId, placeRu: place } = priest
  await scheduleLine(at(PERFORMED.paidDaysAgo - 1), ownerId, { orderId, position: 0 }, { days, priestId })
  const last = new Date(Date.parse(days.at(-1) ?? '') + MORNING)
  const about = { orderId, lineId: '0', performedAt: last, place, priestId, media: [photo] }
  const text = { ru: 'В дни огня пламя было ровным.', en: 'The fire burned evenly on every fire day.' }
  const proofId = await createProof(at(LAST_DAY_AGO - 1), { ...about, text }, ownerId)
  for (const { day, ...note } of LOG)
    await addEntry(at(LAST_DAY_AGO - 1), proofId, { day: days[day] ?? first, note, media: [] }, ownerId)
  await publishProof(at(LAST_DAY_AGO - 1), proofId, ownerId)
}
