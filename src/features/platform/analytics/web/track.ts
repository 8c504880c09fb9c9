import { nextStep } from '../rules-funnel.ts'
import type { TrackedEvent } from '../schemas.ts'

const waiting: TrackedEvent[] = []

/** Reports what happened on the page: to the shop's own counter, and where the visitor allowed it, to those outside. */
export function track(...events: TrackedEvent[]): void {
  if (events.length === 0) return
  if (waiting.length === 0) setTimeout(send)
  waiting.push(...events)
}

/** Pages of staff and partners are not counted (docs/contract.md, "Analytics"); rules.ts says the same to the server. */
export function trackPage(path: string): void {
  if (!/^\/(admin-panel|(sirius|ptest|pdebug)22|partner-(login|dashboard))/.test(path))
    track({ name: 'page_view', path, from: readReferrer() })
}

let isFirst = true

/** The host that led to the first page of a visit; undefined on every other. */
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
    void import('./third-party.ts').then((module) => module.forward(events))
}

const KEY = 'path-steps'
let reachedHere = 0

/** Says of an event that it is this tab's next step. Only how far the tab came is kept, in the tab; the server hears of single steps. */
function withStep(event: TrackedEvent): TrackedEvent {
  const { reached, isStep } = nextStep(readReached(), event.name)
  if (!isStep) return event
  reachedHere = reached
  try {
    sessionStorage.setItem(KEY, String(reached))
  } catch {
    // Storage is closed to this page: the step is known as long as the page is open.
  }
  return { ...event, step: true }
}

function readReached(): number {
  try {
    return Math.max(reachedHere, Number(sessionStorage.getItem(KEY) ?? 0) || 0)
  } catch {
    return reachedHere
  }
}
