import { setImmediate as othersFirst } from 'node:timers/promises'
import type { GivenPlaces, OwnAddresses } from '../model.ts'
import { keyHashIn, type Output } from './bitcoin-block.ts'

/** Of some outputs those that pay us. */
export type PickOwn = (outputs: Output[]) => Output[]

/**
 * Knows the 20 bytes behind every address that was given out, so that an output is compared by a look into a set: to encode its address
 * first takes many times as long, and a full mempool has hundreds of thousands. Addresses that were given out since are read on from there.
 */
export function ownKeyHashes(): (addresses: OwnAddresses) => Promise<PickOwn> {
  const known = new Set<string>()
  let places: GivenPlaces = {}
  return async (addresses) => {
    for (;;) {
      const from = places
      const given = await addresses.givenFrom(from)
      if (given.places === from) return (outputs) => outputs.filter(({ keyHash }) => known.has(nameOf(keyHash)))
      for (const key of given.keys) {
        const keyHash = keyHashIn(key)
        if (keyHash) known.add(nameOf(keyHash))
      }
      places = given.places
      await othersFirst()
    }
  }
}

/** One character for each byte: the shortest that a set can hold. */
function nameOf({ buffer, byteOffset, byteLength }: Uint8Array): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString('latin1')
}
