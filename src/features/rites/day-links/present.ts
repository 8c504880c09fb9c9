import { orderTag } from '#base/ids.ts'
import type { Lang } from '#base/i18n.ts'
import type { ScheduledRow } from '#features/rites/calendar/queries.ts'
import { dayAtPlace } from '#features/orders/plans/rules-panchang.ts'
import { MAX_FILES } from './model.ts'
import type { LinkRow } from './queries.ts'
import { isOpen, isStale } from './rules.ts'
import type { LinkPage, LinkView } from './schemas.ts'

/** Presents the page behind a link. It contains only numbers, because people with the link must not learn who ordered what. */
export function presentPage(link: LinkRow, files: ReadonlyMap<number, number>, now: Date): LinkPage {
  return {
    date: link.day,
    endsAt: link.endsAt.toISOString(),
    isEarly: dayAtPlace(now) < link.day,
    filesLeft: Math.max(0, MAX_FILES - link.files),
    lines: link.lines.map((_, index) => ({ number: index + 1, files: files.get(index + 1) ?? 0 })),
  }
}

type Around = {
  date: string
  rows: ScheduledRow[]
  files: ReadonlyMap<number, number>
  proofs: ReadonlyMap<string, { id: string; state: 'draft' | 'published' }>
  now: Date
  lang: Lang
}

export function presentLink(link: LinkRow | undefined, { date, rows, files, proofs, now, lang }: Around): LinkView {
  const sheet = rows.map(({ orderId, position }) => ({ orderId, position }))
  return {
    date,
    link: link
      ? {
          createdAt: link.createdAt.toISOString(),
          endsAt: link.endsAt.toISOString(),
          revokedAt: link.revokedAt?.toISOString() ?? null,
          isOpen: isOpen(link, now),
          files: link.files,
          maxFiles: MAX_FILES,
          isStale: isStale(link.lines, sheet),
        }
      : null,
    lines: rows.map(({ orderId, position, names }, index) => {
      const proof = proofs.get(`${orderId} ${position}`)
      const numbered = link?.lines.findIndex((line) => line.orderId === orderId && line.position === position) ?? -1
      return {
        number: index + 1,
        orderId,
        lineId: String(position),
        orderNumber: orderTag(orderId),
        ritual: names[lang],
        files: numbered < 0 ? 0 : (files.get(numbered + 1) ?? 0),
        proofId: proof?.id ?? null,
        proofState: proof?.state ?? null,
      }
    }),
  }
}
