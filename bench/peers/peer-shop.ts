import type { Server } from '../servers.ts'

/** A shop to compare: its pages, and how a guest orders. */
export type PeerShop = {
  name: string
  server: Server
  home: string
  product: string
  /** A page that is rendered for each request. */
  rendered: string
  /** One whole order; throws if it was refused. */
  order: () => Promise<void>
  /** Restarts it on its data, until its home page responds. */
  startAgain: () => Promise<Server>
  /** Bytes of everything installed and built, and of what a server needs; undefined if the two cannot be separated. */
  sizes: { installed: () => number; needed: () => number | undefined }
}
