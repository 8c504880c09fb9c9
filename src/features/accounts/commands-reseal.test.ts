import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { openKeyring } from '../../server/keyring.ts'
import { SEALED_COLUMNS } from '../../app/sealed-columns.ts'
import { BEHIND_PROXY, signIn } from '../../../test/sign-in.ts'
import { openTestShop } from '../../../test/shop.ts'
import { resealPersonalData } from './commands-reseal.ts'

const key = (id: string) => `${id}:${randomBytes(32).toString('base64')}`

it('after a change of keys everything is readable, and after resealing without the old key too', async () => {
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
