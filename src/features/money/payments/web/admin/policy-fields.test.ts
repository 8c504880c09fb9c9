import { describe, expect, it } from 'vitest'
import type { Lang } from '#base/i18n.ts'
import { DEFAULT_POLICY, toPolicyFields } from '#features/money/settlements/rules-policy.ts'
import { policyInput } from '#features/money/settlements/schemas-policy.ts'
import { parseChanges, type TypedPolicy, toTypedPolicy } from './policy-fields.ts'

const HOLDS = toPolicyFields(DEFAULT_POLICY)
const typed = toTypedPolicy(HOLDS, 'en')
const withNumbers = (numbers: Partial<TypedPolicy>) => ({ ...typed, ...numbers })

function readTyped(policy: TypedPolicy, lang: Lang) {
  const changes = parseChanges(policy, HOLDS, lang)
  const wrong = policyInput.safeParse(changes).error?.issues.map(({ path }) => path.join('.')) ?? []
  return { changes, wrong }
}

describe('the payment policy form', () => {
  it('sends no changes if the owner changed nothing', () => {
    expect(readTyped(typed, 'en')).toEqual({ changes: {}, wrong: [] })
  })

  it('never reads the language’s thousands separator as a decimal point', () => {
    const thousands = withNumbers({ secondPersonFromCents: '5,000', ethereumBlocks: '1,000' })
    const changes = { secondPersonFromCents: 5000_00, ethereumBlocks: 1000 }
    expect(readTyped(thousands, 'en')).toEqual({ changes, wrong: [] })
    expect(readTyped(thousands, 'ru').wrong).toEqual(['ethereumBlocks', 'secondPersonFromCents'])
  })

  it('accepts a percentage with a comma', () => {
    const { changes, wrong } = readTyped(withNumbers({ spreadBasisPoints: '1,5' }), 'ru')
    expect([changes, wrong]).toEqual([{ spreadBasisPoints: 150 }, []])
  })

  it('shows a percentage in the language’s format, and can read this format', () => {
    const russian = toTypedPolicy(HOLDS, 'ru')
    expect([typed.toleranceBasisPoints, russian.toleranceBasisPoints]).toEqual(['0.5', '0,5'])
    expect(readTyped(russian, 'ru')).toEqual({ changes: {}, wrong: [] })
  })

  it('refuses an empty field of the policy', () => {
    expect(readTyped(withNumbers({ toleranceCents: ' ' }), 'ru').wrong).toEqual(['toleranceCents'])
  })
})
