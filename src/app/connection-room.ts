import type { Socket } from 'node:net'
import { ipRange } from '#features/accounts/rules.ts'
import { clientAddress } from '#server/http/client-address.ts'

/**
 * Finds which connection gives way when room is short. Those of a proxy never do: behind one address it has all visitors, and it may be
 * about to send a request over each.
 */
export function openRoom(isProxy: (address: string) => boolean) {
  /** By address, for IPv6 by its /64; within one the connection that was of use longest ago stands first. */
  const shares = new Map<string, Map<Socket, number>>()
  const shareOf = new WeakMap<Socket, string>()

  return {
    /** Adds a connection, or says that it was of use at this moment. */
    add(socket: Socket, at: number): void {
      const share = shareOf.get(socket) ?? nameOf(socket)
      if (share === undefined) return
      shareOf.set(socket, share)
      const sockets = shares.get(share) ?? new Map<Socket, number>()
      sockets.delete(socket)
      shares.set(share, sockets.set(socket, at))
    },
    remove(socket: Socket): void {
      const share = shareOf.get(socket)
      if (share === undefined) return
      const sockets = shares.get(share)
      sockets?.delete(socket)
      if (sockets?.size === 0) shares.delete(share)
    },
    /** Of the busiest address that has an idle connection, the one that was of use longest ago. */
    findIdle(isIdle: (socket: Socket) => boolean): Socket | undefined {
      for (const sockets of [...shares.values()].toSorted((a, b) => b.size - a.size))
        for (const socket of sockets.keys()) if (isIdle(socket)) return socket
      return undefined
    },
  }

  function nameOf({ remoteAddress }: Socket): string | undefined {
    // A connection that has ended already has none.
    if (remoteAddress === undefined || isProxy(remoteAddress)) return undefined
    return ipRange(clientAddress(remoteAddress, undefined, []))
  }
}
