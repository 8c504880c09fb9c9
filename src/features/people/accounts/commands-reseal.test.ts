import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { rowsOf } from '../../../server/database/database.ts'
import { deleteLostColumns } from '../../../server/database/reseal-columns.ts'
import { openKeyring } from '../../../server/keyring.ts'
import { SEALED_COLUMNS } from '#app/features.ts'
import { BEHIND_PROXY, signIn } from '../../../../test/sign-in.ts'
import { openTestShop } from '../../../../test/shop.ts'
import { resealPersonalData } from './commands-reseal.ts'

const key = (id: string) => `${id}:${randomBytes(32).toString('base64')}`

it('personal data can be read after a key change, even without the old key', async () => {
  const [old, fresh] = [key('old'), key('fresh')]
  const shop = await openTestShop({ ...BEHIND_PROXY, SECRET_KEYS: old })
  try {
    const anna = await signIn(shop, '+79165550101')
    const profile = { firstName: 'Анна', lastName: 'Смирнова', birthDate: '04.07.1981', consent: true }
    await anna.call('POST', '/api/customer-profiles', profile)

    Object.assign(shop.shop, { keys: openKeyring(`${fresh},${old}`) })
    expect((await anna.call('GET', '/api/auth/me')).body).toMatchObject({
      phone: '+79165550101',
      profile: { birthDate: '04.07.1981' },
    })
    expect(await resealPersonalData(shop.shop, SEALED_COLUMNS)).toBe(4)
    expect(await resealPersonalData(shop.shop, SEALED_COLUMNS)).toBe(0)

    Object.assign(shop.shop, { keys: openKeyring(fresh) })
    expect((await anna.call('GET', '/api/auth/me')).body).toMatchObject({
      phone: '+79165550101',
      profile: { birthDate: '04.07.1981' },
    })
    await shop.call('POST', '/api/sandbox/clock/advance', { seconds: 700 })
    const again = await signIn(shop, '+79165550101')
    expect((await again.call('GET', '/api/auth/me')).body.firstName).toBe('Анна')
  } finally {
    await shop.close()
  }
})

it('values that no key can decrypt are deleted on request', async () => {
  const [old, fresh] = [key('k1'), key('k1')]
  const test = await openTestShop({ ...BEHIND_PROXY, SECRET_KEYS: old })
  try {
    const { shop } = test
    const anna = await signIn(test, 'anna@example.com')
    const profile = { firstName: 'Анна', lastName: 'Смирнова', birthDate: '04.07.1981', consent: true }
    await anna.call('POST', '/api/customer-profiles', profile)
    const [id, note] = ['f'.repeat(32), { table: 'totp_factor', row: 'f'.repeat(32), column: 'secret' }]
    await shop.db.execute(sql`insert into totp_factor (id, account_id, secret, last_step, created_at)
      select ${id}, id, ${shop.keys.seal('JBSWY3DP', note)}, 0, now() from account where email = 'anna@example.com'`)

    Object.assign(shop, { keys: openKeyring(fresh) })
    expect((await anna.call('GET', '/api/auth/me')).status).toBe(500)
    let lost = 0
    for (const columns of SEALED_COLUMNS) lost += await deleteLostColumns(shop.db, shop.keys, columns)
    expect(lost).toBeGreaterThan(1)
    expect((await anna.call('GET', '/api/auth/me')).body).toMatchObject({ profile: { firstName: 'Анна' } })
    expect(rowsOf(await shop.db.execute(sql`select 1 from totp_factor`))).toEqual([])
    for (const columns of SEALED_COLUMNS) expect(await deleteLostColumns(shop.db, shop.keys, columns)).toBe(0)
    expect(await resealPersonalData(shop, SEALED_COLUMNS)).toBe(0)
  } finally {
    await test.close()
  }
})
