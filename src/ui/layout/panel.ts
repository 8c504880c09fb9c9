import { type ComponentType, createContext, useContext } from 'react'
import type { Lang } from '#base/i18n.ts'
import { invariant } from '#base/refusal.ts'
import type { Right } from '#base/rights.ts'
import type { StaffRole } from '#base/role.ts'
import type { LazyTexts } from '#ui/text/lazy-texts.ts'

/** The staff panel around a page: the signed-in account, and how to call the API. */
export type Panel = {
  user: { id: string; email: string; name: string; staffRole: StaffRole }
  /** Whether this person's role has a right; controls without it are disabled or hidden. */
  can: (right: Right) => boolean
  /** The shop's clock: the browser's may be wrong, and a sandbox may be ahead. */
  now: () => Date
  /**
   * Sends a call. `useApi` uses it; use it directly for responses other than JSON, such as files. If the session has ended or a second
   * factor is required, it asks for that in a dialog over the page, which keeps all input, and then repeats the call. If the person
   * cancels, it returns the refusal.
   */
  send: (path: string, init: RequestInit) => Promise<Response>
}

export const PanelContext = createContext<Panel | null>(null)

export function usePanel(): Panel {
  const panel = useContext(PanelContext)
  invariant(panel, 'a staff page must be inside a PanelContext')
  return panel
}

/** A section of the panel. Its description is loaded at once, its page and texts when it is opened. */
export type PanelSection = {
  /** The first path segment of its addresses. */
  id: string
  title: Record<Lang, string>
  /** Opens the section; the calls behind it check their own rights. */
  right: Right
  /** Without the rail: for printing, or for use beside the fire. */
  isBare?: true
  load: () => Promise<ComponentType<SectionPageProps>>
  /** The texts of the page, beside those of every page, by their name in the dictionary. */
  texts?: Record<string, LazyTexts>
}

/** A section of the rail; others are reached by links only. */
export type RailSection = PanelSection & {
  /** An SVG path on a 24 px grid, drawn with one 1.5 px line like the shop's other icons. */
  icon: string
}

export type SectionPageProps = { title: string }

/** The current location in the panel: `/orders/a1?status=pending` is `['orders', 'a1']` and the query. */
export type Address = {
  segments: string[]
  search: URLSearchParams
  /** Changes the query: an empty value removes its parameter. `push` adds a history entry. */
  setSearch: (changes: Record<string, string | undefined>, step?: 'push' | 'replace') => void
}

export const AddressContext = createContext<Address | null>(null)

export function useAddress(): Address {
  const address = useContext(AddressContext)
  invariant(address, 'a staff page must be inside an AddressContext')
  return address
}
