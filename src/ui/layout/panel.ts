import { type ComponentType, createContext, useContext } from 'react'
import type { Lang } from '#base/i18n.ts'
import { invariant } from '#base/refusal.ts'
import type { Right } from '#base/rights.ts'
import type { StaffRole } from '#base/role.ts'
import type { LazyTexts } from '#ui/text/lazy-texts.ts'

/** The context of a page in the staff panel: the signed-in account, and a way to call the API. */
export type Panel = {
  user: { id: string; email: string; name: string; staffRole: StaffRole }
  /** True if this person's role has a right. Controls that the role does not allow are disabled or hidden. */
  can: (right: Right) => boolean
  /** The shop's clock. The clock of the browser may be wrong, and the clock of a sandbox may be ahead. */
  now: () => Date
  /**
   * Sends a call. `useApi` uses this function. Use it directly for responses other than JSON, such as files. If the session has ended or a second
   * factor is required, this function asks the person in a dialog over the page, so the page keeps its input. Then the function repeats the call. If
   * the person cancels, the function returns the refusal.
   */
  send: (path: string, init: RequestInit) => Promise<Response>
  /** Finds orders by number, name or e-mail address, for search fields of any section. */
  findOrders: (q: string, signal: AbortSignal) => Promise<FoundOrder[]>
}

export type FoundOrder = { id: string; total: number; customer: { name: string; email: string | null } }

export const PanelContext = createContext<Panel | null>(null)

export function usePanel(): Panel {
  const panel = useContext(PanelContext)
  invariant(panel, 'a staff page must be inside a PanelContext')
  return panel
}

/** A section of the panel. Its description is loaded at the start, and its page and texts when it is opened. */
export type PanelSection = {
  /** The first path segment of the section's addresses. */
  id: string
  title: Record<Lang, string>
  /** The right that is necessary to open the section. The API calls of the section check their rights separately. */
  right: Right
  /** True if the section is shown without the navigation rail, for printing or for use beside the ritual fire. */
  isBare?: true
  load: () => Promise<ComponentType<SectionPageProps>>
  /** Texts that only this section needs, by their key in the object of all texts. */
  texts?: Record<string, LazyTexts>
}

/** The entry of the section in the navigation rail. Sections without an entry are reached only by links. */
export type RailSection = PanelSection & {
  /** An SVG path on a grid of 24 px, drawn with lines 1.5 px wide, like the other icons of the shop. */
  icon: string
}

export type SectionPageProps = { title: string }

/** The current address within the panel. For `/orders/a1?status=pending`, `segments` is `['orders', 'a1']` and `search` is the query. */
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
