import { beforeEach, describe, expect, it } from 'vitest'
import { openLog } from '../../log.ts'
import { type Position, watchReplica } from './replica-watch.ts'

/** Two servers and a clock that the test controls. */
function openWorld() {
  const lines: { level: number; msg: string; replica?: string }[] = []
  const world = {
    now: 0,
    primary: { identity: 'one shop', isReplica: false, bytes: 100 } as Position | undefined,
    replica: { identity: 'one shop', isReplica: true, bytes: 100 } as Position | undefined,
    /** Runs during the query to the primary, before its answer arrives. */
    meanwhile: () => {},
    lines,
  }
  const log = openLog('info', { write: (line) => void lines.push(JSON.parse(line)) })
  const watch = watchReplica(
    {
      primary: async () => {
        const answer = world.primary
        world.meanwhile()
        if (!answer) throw new Error('the primary is unavailable')
        return answer
      },
      replica: async () => {
        if (!world.replica) throw new Error('the replica is unavailable')
        return world.replica
      },
    },
    log,
    () => world.now,
  )
  return { world, watch }
}

describe('a read-only copy of the database (replica)', () => {
  let { world, watch } = openWorld()
  beforeEach(() => {
    ;({ world, watch } = openWorld())
  })

  const moveOn = (ms: number, written: number, replayed: number): void => {
    world.now += ms
    world.primary = { identity: 'one shop', isReplica: false, bytes: written }
    world.replica = { identity: 'one shop', isReplica: true, bytes: replayed }
  }
  const loggedStates = () => world.lines.map(({ msg, replica }) => replica ?? msg)

  it('is not read before the shop knows that it is complete', async () => {
    expect(watch.isReadable()).toBe(false)
    moveOn(0, 100, 99)
    await watch.check()
    expect(watch.isReadable()).toBe(false)
    moveOn(1000, 200, 150)
    await watch.check()
    expect(watch.isReadable()).toBe(true)
    expect(watch.behindSeconds()).toBe(1)
    expect(loggedStates()).toEqual(['public pages use the replica'])
  })

  it('is not read after a change until the copy has the change', async () => {
    await watch.check()
    expect(watch.isReadable()).toBe(true)
    watch.notice()
    expect(watch.isReadable()).toBe(false)
    moveOn(10, 300, 299)
    await watch.check()
    expect([watch.isReadable(), watch.isCatchingUp()]).toEqual([false, true])
    moveOn(10, 400, 300)
    await watch.check()
    expect(watch.isReadable()).toBe(true)
    // Short catch-ups are not logged.
    expect(loggedStates()).toHaveLength(1)
  })

  it('is read again only after it reaches a position later than the change', async () => {
    await watch.check()
    moveOn(10, 200, 200)
    world.meanwhile = () => watch.notice()
    await watch.check()
    expect(watch.isReadable()).toBe(false)
    world.meanwhile = () => {}
    moveOn(10, 210, 209)
    await watch.check()
    expect(watch.isReadable()).toBe(false)
    moveOn(10, 210, 210)
    await watch.check()
    expect(watch.isReadable()).toBe(true)
  })

  it('is read for at most ten seconds if the copy stops following the primary', async () => {
    await watch.check()
    for (let second = 1; second <= 10; second += 1) {
      moveOn(1000, 100 + second, 100)
      await watch.check()
    }
    expect(watch.isReadable()).toBe(true)
    world.now += 1
    expect(watch.isReadable()).toBe(false)
    await watch.check()
    expect(loggedStates()).toEqual(['public pages use the replica', 'behind'])
    moveOn(1000, 112, 112)
    await watch.check()
    expect(watch.isReadable()).toBe(true)
  })

  it('is never behind if nothing changes in the shop', async () => {
    for (let minute = 0; minute < 5; minute += 1) {
      moveOn(60_000, 100, 100)
      await watch.check()
      expect(watch.isReadable()).toBe(true)
    }
  })

  it('is not read after a failure until a check finds no missing changes', async () => {
    moveOn(0, 100, 100)
    await watch.check()
    watch.lose(new Error('connection terminated'))
    expect(watch.isReadable()).toBe(false)
    expect(watch.behindSeconds()).toBe(Number.POSITIVE_INFINITY)
    // After a crash the replica is further back than before.
    moveOn(1000, 100, 90)
    await watch.check()
    expect(watch.isReadable()).toBe(false)
    moveOn(1000, 100, 100)
    await watch.check()
    expect(watch.isReadable()).toBe(true)
    world.replica = undefined
    await watch.check()
    expect(loggedStates()).toEqual(['public pages use the replica', 'away', 'public pages use the replica', 'away'])
  })

  it('stays in use while the primary server is silent, but not after a change', async () => {
    moveOn(0, 100, 100)
    await watch.check()
    world.primary = undefined
    world.now += 3_600_000
    await watch.check()
    expect(watch.isReadable()).toBe(true)
    // The connection works again, but changes during the outage were not announced.
    watch.notice()
    expect(watch.isReadable()).toBe(false)
    for (let second = 0; second < 20; second += 1) {
      moveOn(1000, 200 + second, 150)
      await watch.check()
    }
    world.primary = undefined
    await watch.check()
    expect(watch.isReadable()).toBe(false)
  })

  it('is not used if it is a primary server or belongs to another shop', async () => {
    await watch.check()
    world.replica = { identity: 'one shop', isReplica: false, bytes: 100 }
    await watch.check()
    expect(watch.isReadable()).toBe(false)
    world.replica = { identity: 'another shop', isReplica: true, bytes: 1000 }
    await watch.check()
    expect(watch.isReadable()).toBe(false)
    expect(loggedStates().at(-1)).toBe('not a replica')
  })

  it('is not used if the primary’s address leads to a replica', async () => {
    world.primary = { identity: 'one shop', isReplica: true, bytes: 50 }
    await watch.check()
    expect(watch.isReadable()).toBe(false)
  })
})
