import type { PaymentsContext } from '#features/money/payments/context.ts'
import type { PolicyPort } from '#features/platform/settings/context.ts'
import { changePolicyWithin, readVersioned } from '#features/money/settlements/commands-policy.ts'
import { toPolicyFields, toPolicy } from '#features/money/settlements/rules-policy.ts'
import { policyInput } from '#features/money/settlements/schemas-policy.ts'

/** The payment policy for the settings. The settings feature may not import payments, so it gets the policy through this port. */
export function createPolicyPort({ rereadPolicy }: PaymentsContext): PolicyPort {
  return {
    shape: policyInput,
    read: async (db) => {
      const { policy, version } = await readVersioned(db)
      return { fields: toPolicyFields(toPolicy(policy)), version }
    },
    change: async (tx, now, changes, by) => void (await changePolicyWithin(tx, now, changes, by)),
    reread: async () => await rereadPolicy?.(),
  }
}
