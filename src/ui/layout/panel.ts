import { createContext, useContext } from 'react'
import { invariant } from '#base/refusal.ts'
import type { Right } from '#base/rights.ts'
import type { StaffRole } from '#base/role.ts'

/** The staff panel around a page: who works in it, and how it calls the shop. */
export type Panel = {
  user: { id: string; email: string; name: string; staffRole: StaffRole }
  /** Whether this person's role has a right; what it has not is shown disabled or not at all. */
  can: (right: Right) => boolean
  /** The shop's clock: the browser's may be wrong, and a sandbox may be ahead. */
  now: () => Date
  /**
   * Sends a call; `useApi` does so, and what is no JSON, such as a file, goes this way too. When the session has ended, or a second factor
   * is asked for, it asks for that in a dialog over the page, which keeps everything typed, and then sends the same again. When the person
   * gives up, it answers the refusal.
   */
  send: (path: string, init: RequestInit) => Promise<Response>
}

export const PanelContext = createContext<Panel | null>(null)

export function usePanel(): Panel {
  const panel = useContext(PanelContext)
  invariant(panel, 'a page of the staff stands inside a PanelContext')
  return panel
}

/** Where in the panel the reader is: `/orders/a1?status=pending` is `['orders', 'a1']` and the query. */
export type Address = {
  segments: string[]
  search: URLSearchParams
  /** Changes the query: an empty value takes its name out. `push` makes a step to go back over. */
  setSearch: (changes: Record<string, string | undefined>, step?: 'push' | 'replace') => void
}

export const AddressContext = createContext<Address | null>(null)

export function useAddress(): Address {
  const address = useContext(AddressContext)
  invariant(address, 'a page of the staff stands inside an AddressContext')
  return address
}
