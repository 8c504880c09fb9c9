import type { Server } from '../servers.ts'

/** A shop that is measured beside another: its pages, and how somebody orders there who has no account. */
export type PeerShop = {
  name: string
  server: Server
  home: string
  product: string
  /** A page that is made for whoever asks. */
  rendered: string
  /** One whole order; throws when it was not taken. */
  order: () => Promise<void>
  /** Starts it once more on the data it has, until its home page is there. */
  startAgain: () => Promise<Server>
  /** Bytes of all that was installed and built, and of what a server needs of it; undefined where the two are not told apart. */
  sizes: { installed: () => number; needed: () => number | undefined }
}
