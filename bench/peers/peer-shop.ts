import type { Server } from '../servers.ts'

/** A shop in the comparison: its pages, and a function that places an order as a guest. */
export type PeerShop = {
  name: string
  server: Server
  home: string
  product: string
  /** The path of a page that is rendered for each request. */
  rendered: string
  /** Places one complete order. Throws if the shop refuses the order. */
  order: () => Promise<void>
  /** Restarts the shop with its data and waits until its home page responds. */
  startAgain: () => Promise<Server>
  /**
   * The bytes of all installed and built files, and of the files that a running server needs. The second value is undefined if these files cannot be
   * separated.
   */
  sizes: { installed: () => number; needed: () => number | undefined }
}
