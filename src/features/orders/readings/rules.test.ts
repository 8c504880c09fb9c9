import { expect, it } from 'vitest'
import { MAX_KEPT } from '#features/orders/orders/model-readings.ts'
import { applyingReadings, changeReadings, forgotten, readDifferently, readingsOf } from './rules.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 28, 10, minute))
const kept = (name: string, devanagari: string, minute = 0) => ({
  name,
  devanagari,
  by: 'customer' as const,
  at: at(minute),
})

it('a corrected pronunciation replaces only the earlier pronunciation of the same name', () => {
  const before = [kept('Nicholas', 'निकोलस'), kept('Anna', 'आना')]
  const after = changeReadings(before, [{ name: 'Nicholas', devanagari: 'नीकोलस' }], { by: 'staff', at: at(5) })
  expect(after).toEqual([kept('Anna', 'आना'), { name: 'Nicholas', devanagari: 'नीकोलस', by: 'staff', at: at(5) }])
  expect(readDifferently(before, after)).toBe(true)
})

it('an empty correction restores the shop’s pronunciation of a name', () => {
  expect(
    changeReadings([kept('Anna', 'आना')], [{ name: 'Anna', devanagari: '' }], { by: 'customer', at: at(1) }),
  ).toEqual([])
})

it('a corrected pronunciation is deleted together with the name', () => {
  expect(forgotten(['Anna', 'Ivan'], ['Ivan', 'Olga'])).toEqual([{ name: 'Anna', devanagari: '' }])
})

it('a repeated correction of a pronunciation changes nothing', () => {
  const before = [kept('Anna', 'आना')]
  const after = changeReadings(before, [{ name: 'Anna', devanagari: 'आना' }], { by: 'staff', at: at(1) })
  expect(after).toEqual(before)
  expect(readDifferently(before, after)).toBe(false)
})

it('if there are too many corrected pronunciations, the newest corrections stay', () => {
  const given = Array.from({ length: MAX_KEPT }, (_, place) => ({ name: `N${place}`, devanagari: 'आ' }))
  const after = changeReadings([kept('Old', 'आ')], given, { by: 'customer', at: at(1) })
  expect([after.length, after.some(({ name }) => name === 'Old')]).toEqual([MAX_KEPT, false])
})

it('an order uses the newest correction of a pronunciation, from order or plan', () => {
  const applying = applyingReadings([kept('Anna', 'आना', 5), kept('Ivan', 'इवान', 1)], [kept('Anna', 'अन्ना', 9)])
  expect([applying.get('Anna')?.devanagari, applying.get('Ivan')?.devanagari]).toEqual(['अन्ना', 'इवान'])
  expect(readingsOf(['Ivan', 'Olga'], applying.values())).toEqual([{ name: 'Ivan', devanagari: 'इवान' }])
})
