import type { Server } from '../servers.ts'

/** A shop in the comparison: its pages, and how a guest orders. */
export type PeerShop = {
  name: string
  server: Server
  home: string
  product: string
  /** The path of a page that is rendered for each request. */
  rendered: string
  /** Places one whole order. Throws if the shop refused the order. */
  order: () => Promise<void>
  /** Restarts the shop with its data and waits until its home page answers. */
  startAgain: () => Promise<Server>
  /** The bytes of all installed and built files, and of the files that a server needs; undefined if the two cannot be separated. */
  sizes: { installed: () => number; needed: () => number | undefined }
}
