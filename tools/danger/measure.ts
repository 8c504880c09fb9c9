import { type DangerModel, gradeDanger } from '../../src/features/assistant/consultant/rules-danger.ts'
import type { DangerText } from './texts.ts'

export type Graded = DangerText & { level: 'none' | 'concern' | 'alarm' }

export function gradeAll(model: DangerModel, texts: readonly DangerText[]): Graded[] {
  return texts.map((each) => ({ ...each, level: gradeDanger(model, each).level }))
}

/**
 * Shares by language, and by form or kind of the texts. For texts about danger: the share in which the model finds a danger (alarm or concern). For
 * harmless texts: the shares with an alarm and with a concern.
 */
export function shares(graded: readonly Graded[]): Record<string, string> {
  const danger = graded.filter(({ kind }) => kind !== 'harmless')
  const harmless = graded.filter(({ kind }) => kind === 'harmless')
  const rows: [string, string][] = []
  for (const by of ['way', 'kind'] as const)
    for (const [name, own] of Map.groupBy(danger, (each) => `${each.lang} ${each[by]}`))
      rows.push([`seen ${name}`, share(own, ({ level }) => level !== 'none')])
  for (const [name, own] of Map.groupBy(harmless, ({ lang, way }) => `${lang} ${way}`))
    rows.push([`alarm ${name}`, share(own, ({ level }) => level === 'alarm')])
  for (const [name, own] of Map.groupBy(harmless, ({ lang }) => lang)) {
    rows.push([`alarm ${name} harmless`, share(own, ({ level }) => level === 'alarm')])
    rows.push([`concern ${name} harmless`, share(own, ({ level }) => level === 'concern')])
  }
  return Object.fromEntries(rows.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

function share(texts: readonly Graded[], isCounted: (text: Graded) => boolean): string {
  return `${(texts.filter(isCounted).length / texts.length).toFixed(3)} of ${texts.length}`
}
