import { assertMayMoveMoney } from '#features/accounts/rules-second-factor.ts'

/** `assertMayPrice` refuses whoever may not set prices; it is asked only where one changes. */
export type Editing = { actorId: string; assertMayPrice: () => void }

type Config = Parameters<typeof assertMayMoveMoney>[2]
type Editor = Parameters<typeof assertMayMoveMoney>[0] & { accountId: string }

/** Who edits: anybody of the staff who may change texts; a price takes the right to money and a fresh second factor. */
export function editing({ config, now }: { config: Config; now: () => Date }, caller: Editor): Editing {
  return { actorId: caller.accountId, assertMayPrice: () => assertMayMoveMoney(caller, now(), config) }
}
