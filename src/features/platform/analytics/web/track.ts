import { keepStored, readStored } from '#ui/data/stored.ts'
import { nextStep } from '../rules-funnel.ts'
import type { TrackedEvent } from '../schemas.ts'

const waiting: TrackedEvent[] = []

/** Reports events on the page: to the shop's own counter and, with the visitor's consent, to third parties. */
export function track(...events: TrackedEvent[]): void {
  if (events.length === 0) return
  if (waiting.length === 0) setTimeout(send)
  waiting.push(...events)
}

/** Counts a page view. Pages of staff and partners are not counted (docs/contract.md, "Analytics"). The server applies the same rule (rules.ts). */
export function trackPage(path: string): void {
  if (!/^\/(admin-panel|(sirius|ptest|pdebug)22|partner-(login|dashboard))/.test(path))
    track({ name: 'page_view', path, from: readReferrer() })
}

let isFirst = true

/** The referring host of the first page of a visit; undefined on every other page. */
function readReferrer(): string | undefined {
  const { referrer } = document
  const host = referrer && new URL(referrer).host
  const from = isFirst && host !== location.host ? host : undefined
  isFirst = false
  return from
}

function send(): void {
  const events = waiting.splice(0)
  const body = new Blob([JSON.stringify({ events: events.map(withStep) })], { type: 'application/json' })
  navigator.sendBeacon?.(`/api/analytics/events?lang=${document.documentElement.lang}`, body)
  if (globalThis.document?.cookie.includes('consent=analytics'))
    void import('./third-party.ts').then((module) => module.reportToThirdParties(events))
}

const KEY = 'path-steps'
let reachedHere = 0

/**
 * Marks an event if it is the next step of this browser tab. The progress is stored only in the tab. The server gets each step separately,
 * so the server cannot link the steps of a tab.
 */
function withStep(event: TrackedEvent): TrackedEvent {
  const { reached, isStep } = nextStep(readReached(), event.name)
  if (!isStep) return event
  reachedHere = reached
  // If the browser has no storage, the step is remembered only while the page is open.
  keepStored('session', KEY, String(reached))
  return { ...event, step: true }
}

function readReached(): number {
  return Math.max(reachedHere, Number(readStored('session', KEY)) || 0)
}
