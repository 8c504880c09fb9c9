import { describe, expect, it } from 'vitest'
import { DEFAULT_POLICY, fieldsOf } from '#features/settlements/rules-policy.ts'
import { readTyped, typedOf } from './policy-fields.ts'

const HOLDS = fieldsOf(DEFAULT_POLICY)
const typed = typedOf(HOLDS, 'en')
const withNumbers = (numbers: Record<string, string>) => ({ ...typed, numbers: { ...typed.numbers, ...numbers } })

describe('the policy as it is typed', () => {
  it('says nothing where nothing was changed', () => {
    expect(readTyped(typed, HOLDS, 'en')).toEqual({ changes: {}, wrong: [] })
  })

  it('takes a thousand as the English page writes it, never as one', () => {
    const thousands = withNumbers({ secondPersonFromCents: '5,000', ethereumBlocks: '1,000' })
    const changes = { secondPersonFromCents: 5000_00, ethereumBlocks: 1000 }
    expect(readTyped(thousands, HOLDS, 'en')).toEqual({ changes, wrong: [] })
    expect(readTyped(thousands, HOLDS, 'ru').wrong).toEqual(['ethereumBlocks', 'secondPersonFromCents'])
  })

  it('takes a share with a comma', () => {
    const { changes, wrong } = readTyped(withNumbers({ spreadBasisPoints: '1,5' }), HOLDS, 'ru')
    expect([changes, wrong]).toEqual([{ spreadBasisPoints: 150 }, []])
  })

  it('shows a share with the sign of the language, and reads it back', () => {
    const russian = typedOf(HOLDS, 'ru')
    expect([typed.numbers.toleranceBasisPoints, russian.numbers.toleranceBasisPoints]).toEqual(['0.5', '0,5'])
    expect(readTyped(russian, HOLDS, 'ru')).toEqual({ changes: {}, wrong: [] })
  })

  it('refuses an empty field', () => {
    expect(readTyped(withNumbers({ toleranceCents: ' ' }), HOLDS, 'ru').wrong).toEqual(['toleranceCents'])
  })
})
