import { and, eq, sql } from 'drizzle-orm'
import { generate } from 'otplib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditEntries } from '#features/platform/audit/tables.ts'
import { rowsOf } from '#server/database/database.ts'
import { readCommands } from '../../../../test/long/documented-commands.ts'
import { BEHIND_PROXY, type Browser, signIn, wrongCode } from '../../../../test/sign-in.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { recoveryCodes, totpFactors } from './tables.ts'

const ROOT = '/api/auth/second-factor'
const ADMIN = 'admin@example.com'

let shop: TestShop
let admin: Browser
beforeAll(async () => {
  shop = await openTestShop({ ...BEHIND_PROXY, STAFF_SECOND_FACTOR: '1' })
})
afterAll(() => shop.close())
beforeEach(async () => {
  // Each test is on another day, because an e-mail address gets at most ten sign-in codes a day.
  await advance(86_400)
  await shop.shop.db.delete(totpFactors)
  await shop.shop.db.delete(recoveryCodes)
  admin = await signIn(shop, ADMIN)
})

const advance = (seconds: number) => shop.call('POST', '/api/sandbox/clock/advance', { seconds })
const codeOf = async (secret: string, stepsAhead = 0) =>
  await generate({ secret, epoch: Math.floor(shop.shop.now().getTime() / 1000) + 30 * stepsAhead })
const status = async (browser: Browser) => (await browser.call('GET', ROOT)).body

async function registerApp(browser: Browser): Promise<{ secret: string; codes: string[] }> {
  const { body } = await browser.call('POST', `${ROOT}/totp/registration-options`)
  const answer = await browser.call('POST', `${ROOT}/totp/registration`, { code: await codeOf(body.secret) })
  expect(answer.status).toBe(201)
  return { secret: body.secret, codes: answer.body.recoveryCodes }
}

/** Registers an authenticator app, then signs in again without passing the second factor. */
async function registeredAndBack() {
  const app = await registerApp(admin)
  await advance(61)
  return { ...app, browser: await signIn(shop, ADMIN) }
}

describe('a staff member without a second factor', () => {
  it('can use only the staff calls about the second factor', async () => {
    const { status: refused, body } = await admin.call('GET', '/api/admin/staff')
    expect([refused, body.code]).toEqual([403, 'second-factor.needed'])
    expect(await status(admin)).toEqual({
      required: true,
      passed: false,
      fresh: false,
      passedAt: null,
      passkeys: [],
      totp: null,
      recoveryCodesLeft: 0,
    })
  })

  it('can set up a first factor and then use the staff panel', async () => {
    const before = admin.cookies.get('sid')
    const { codes } = await registerApp(admin)
    expect(new Set(codes).size).toBe(10)
    expect(admin.cookies.get('sid')).not.toBe(before)
    expect((await shop.call('GET', ROOT, undefined, { cookie: `sid=${before}` })).status).toBe(401)
    expect((await admin.call('GET', '/api/admin/staff')).status).toBe(200)
    expect(await status(admin)).toMatchObject({ passed: true, fresh: true, recoveryCodesLeft: 10 })
  })

  it('gets an e-mail about each new factor and each new set of recovery codes', async () => {
    await registerApp(admin)
    await admin.call('POST', `${ROOT}/recovery-codes`)
    await registerApp(admin)
    const { body } = await shop.call('GET', `/api/sandbox/messages?to=${ADMIN}`)
    const emails: { subject: string; text: string }[] = body
    const added = 'A second factor was added to your account'
    const subjects = emails.map(({ subject }) => subject).filter((subject) => !subject.includes('sign-in code'))
    expect(subjects.slice(0, 3)).toEqual([added, 'New recovery codes were made for your account', added])
    expect(emails[0]?.text).toContain('an authenticator app')
  })

  it('may use the calls about second factors; a customer may not', async () => {
    const anna = await signIn(shop, `anna${Date.now()}@example.com`)
    expect((await anna.call('GET', ROOT)).status).toBe(403)
    expect((await shop.call('GET', ROOT)).status).toBe(401)
  })
})

describe('an authenticator app', () => {
  it('gives a code that passes the second factor and ends the old session cookie', async () => {
    const { secret, browser } = await registeredAndBack()
    const before = browser.cookies.get('sid')
    expect((await browser.call('GET', '/api/admin/staff')).status).toBe(403)
    const answer = await browser.call('POST', `${ROOT}/totp/verification`, { code: await codeOf(secret) })
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({ passed: true, fresh: true })
    expect((await browser.call('GET', '/api/admin/staff')).status).toBe(200)
    expect((await shop.call('GET', ROOT, undefined, { cookie: `sid=${before}` })).status).toBe(401)
  })

  it('may have a clock that is at most one time step early or late', async () => {
    const { secret, browser } = await registeredAndBack()
    await advance(300)
    const verify = async (ahead: number) =>
      (await browser.call('POST', `${ROOT}/totp/verification`, { code: await codeOf(secret, ahead) })).status
    expect(await verify(-2)).toBe(422)
    expect(await verify(2)).toBe(422)
    expect(await verify(-1)).toBe(200)
    expect(await verify(1)).toBe(200)
  })

  it('passes only once with each code, and not with an older code', async () => {
    const { secret, browser } = await registeredAndBack()
    const [code, earlier] = [await codeOf(secret), await codeOf(secret, -1)]
    const results = await Promise.all([
      browser.call('POST', `${ROOT}/totp/verification`, { code }),
      browser.call('POST', `${ROOT}/totp/verification`, { code }),
    ])
    expect(results.filter((answer) => answer.status === 200)).toHaveLength(1)
    expect((await browser.call('POST', `${ROOT}/totp/verification`, { code })).status).toBe(422)
    expect((await browser.call('POST', `${ROOT}/totp/verification`, { code: earlier })).status).toBe(422)
  })

  it('allows five wrong codes before the person must wait', async () => {
    const { secret, browser } = await registeredAndBack()
    const wrong = wrongCode(await codeOf(secret))
    const guesses = await Promise.all(
      Array.from({ length: 7 }, () => browser.call('POST', `${ROOT}/totp/verification`, { code: wrong })),
    )
    expect(guesses.map((answer) => answer.status).toSorted()).toEqual([422, 422, 422, 422, 422, 429, 429])
    const paused = await browser.call('POST', `${ROOT}/totp/verification`, { code: await codeOf(secret) })
    expect(paused.status).toBe(429)
    expect(Number(paused.headers.get('retry-after'))).toBeGreaterThan(0)
    await advance(901)
    const later = await browser.call('POST', `${ROOT}/totp/verification`, { code: await codeOf(secret) })
    expect(later.status).toBe(200)
  })

  it('can be registered within five minutes, even after a wrong code', async () => {
    const { body } = await admin.call('POST', `${ROOT}/totp/registration-options`)
    const wrong = wrongCode(await codeOf(body.secret))
    expect((await admin.call('POST', `${ROOT}/totp/registration`, { code: wrong })).body.errors).toEqual([
      { path: 'code', message: expect.any(String) },
    ])
    await advance(301)
    const late = await admin.call('POST', `${ROOT}/totp/registration`, { code: await codeOf(body.secret) })
    expect([late.status, late.body.code]).toEqual([409, 'second-factor.challenge-over'])
  })

  it('has a secret that is stored encrypted', async () => {
    const { secret } = await registerApp(admin)
    const [row] = await shop.shop.db.select().from(totpFactors)
    expect(row?.secret).not.toContain(secret)
  })

  it('cannot be removed if it is the last factor of a staff member', async () => {
    await registerApp(admin)
    const { status: refused, body } = await admin.call('DELETE', `${ROOT}/totp`)
    expect([refused, body.code]).toEqual([409, 'second-factor.last'])
    expect((await status(admin)).totp).not.toBeNull()
  })

  it('can be replaced only within five minutes after a passed second factor', async () => {
    await registerApp(admin)
    await advance(301)
    const { status: refused, body } = await admin.call('POST', `${ROOT}/totp/registration-options`)
    expect([refused, body.code]).toEqual([403, 'second-factor.needed'])
    expect((await admin.call('POST', `${ROOT}/recovery-codes`)).status).toBe(403)
    expect((await admin.call('POST', `${ROOT}/passkey/registration-options`)).status).toBe(403)
  })
})

describe('the account of a staff member', () => {
  it('can be deleted only within five minutes after a passed second factor', async () => {
    await registerApp(admin)
    const email = `leaver${Date.now()}@example.com`
    const { body: invited } = await admin.call('POST', '/api/admin/staff', { email, role: 'editor' })
    const leaver = await signIn(shop, email)
    const leave = async () => await leaver.call('DELETE', '/api/account', { confirm: true })
    expect((await leave()).body.code).toBe('second-factor.needed')
    const { codes } = await registerApp(leaver)
    await advance(301)
    expect((await leave()).body.code).toBe('second-factor.needed')
    await leaver.call('POST', `${ROOT}/recovery`, { code: codes[0] })
    expect((await leave()).status).toBe(204)
    const written = and(eq(auditEntries.subjectId, invited.id), eq(auditEntries.action, 'staff.leave'))
    const [entry] = await shop.shop.db.select().from(auditEntries).where(written)
    expect(entry).toMatchObject({ actorId: invited.id, subject: 'account', before: { role: 'editor' } })
  })
})

describe('a recovery code', () => {
  it('works once, in upper or lower case and with or without dashes', async () => {
    const { codes, browser } = await registeredAndBack()
    const code = (codes[0] ?? '').toUpperCase().replaceAll('-', ' ')
    const answer = await browser.call('POST', `${ROOT}/recovery`, { code })
    expect(answer.status).toBe(200)
    expect(answer.body.recoveryCodesLeft).toBe(9)
    expect((await browser.call('POST', `${ROOT}/recovery`, { code })).status).toBe(422)
    const rows = await shop.shop.db.select().from(auditEntries).where(eq(auditEntries.action, 'second-factor.recovery'))
    expect(rows.at(-1)).toMatchObject({ after: { codesLeft: 9 } })
  })

  it('stops working when a new set of codes is created', async () => {
    const { codes } = await registerApp(admin)
    const { status: made, body } = await admin.call('POST', `${ROOT}/recovery-codes`)
    expect([made, body.recoveryCodes.length]).toEqual([201, 10])
    expect((await admin.call('POST', `${ROOT}/recovery`, { code: codes[0] })).status).toBe(422)
    expect((await admin.call('POST', `${ROOT}/recovery`, { code: body.recoveryCodes[0] })).status).toBe(200)
  })

  it('is stored only as a hash', async () => {
    const { codes } = await registerApp(admin)
    const rows = JSON.stringify(await shop.shop.db.select().from(recoveryCodes))
    expect(codes.filter((code) => rows.includes(code) || rows.includes(code.replaceAll('-', '')))).toEqual([])
  })
})

describe('a passkey', () => {
  it('is created for the page’s host name, and the challenge accepts one answer', async () => {
    const { body } = await admin.call('POST', `${ROOT}/passkey/registration-options`)
    expect(body.rp.id).toBe('localhost')
    const made = {
      response: {
        id: 'AAAA',
        rawId: 'AAAA',
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON: 'e30', attestationObject: 'oA' },
      },
    }
    const forged = await admin.call('POST', `${ROOT}/passkey/registration`, made)
    expect([forged.status, forged.body.code]).toEqual([422, 'second-factor.passkey-invalid'])
    const again = await admin.call('POST', `${ROOT}/passkey/registration`, made)
    expect([again.status, again.body.code]).toEqual([409, 'second-factor.challenge-over'])
  })

  it('cannot be requested for a person who has no passkey', async () => {
    expect((await admin.call('POST', `${ROOT}/passkey/challenge`)).body.code).toBe('second-factor.none')
  })
})

describe('the SQL command in docs/security.md for an owner who lost every factor', () => {
  it('deletes the owner’s factors and sessions, so that a new factor can be registered', async () => {
    const { browser } = await registeredAndBack()
    const [block = ''] = readCommands('docs/security.md', '## The second factor')
    const [, statement = ''] = /<<'END'\n([\s\S]*)\nEND$/m.exec(block) ?? []
    const run = async (address: string) => {
      const named = statement.replace('owner@shop.example', address)
      return rowsOf<object>(await shop.shop.db.execute(sql.raw(named))).map((row) => Object.values(row))
    }
    expect(await run('partner@example.com')).toEqual([['0 owner']])
    expect((await browser.call('GET', ROOT)).status).toBe(200)
    expect(await run(ADMIN)).toEqual([['1 owner']])
    expect((await browser.call('GET', ROOT)).status).toBe(401)
    await advance(61)
    admin = await signIn(shop, ADMIN)
    expect(await status(admin)).toMatchObject({ required: true, passed: false, totp: null, recoveryCodesLeft: 0 })
    await registerApp(admin)
    expect((await admin.call('GET', '/api/admin/staff')).status).toBe(200)
    const { body } = await admin.call('GET', '/api/admin/audit?what=second-factor.remove')
    expect(body.items[0]).toMatchObject({ what: 'second-factor.remove' })
  })
})
