import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { openHttp } from '#app/http.ts'
import { mediaForm, makePicture } from '../../../../test/make-media.ts'
import { makeOrder } from '../../../../test/make-order.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { mountSmallDisk, type SmallDisk } from '../../../../test/small-disk.ts'
import { type Browser, signIn } from '../../../../test/sign-in.ts'

const KB = 1024
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => path.join(entry.parentPath, entry.name))

describe('a shop whose disks are full', { timeout: 120_000 }, () => {
  let media: SmallDisk | undefined
  let temporary: SmallDisk | undefined
  let shop: TestShop
  let http: Awaited<ReturnType<typeof openHttp>>
  let owner: Browser
  let before: string | undefined

  beforeAll(async () => {
    media = mountSmallDisk(2000)
    temporary = mountSmallDisk(2000)
    if (!media || !temporary) return
    before = process.env.TMPDIR
    process.env.TMPDIR = temporary.folder
    shop = await openTestShop({ MEDIA_STORAGE: media.folder })
    http = await openHttp(shop)
    owner = await signIn(shop, 'admin@example.com')
  })
  afterAll(async () => {
    await http?.close()
    await shop?.close()
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
    media?.remove()
    temporary?.remove()
  })

  /** Sends a form over a real connection, like a browser. */
  async function send(form: FormData, lang: string) {
    const began = performance.now()
    const origin = `http://127.0.0.1:${http.port}`
    const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { cookie, origin, 'accept-language': lang }
    const response = await fetch(`${origin}/api/admin/media`, { method: 'POST', body: form, headers })
    const body = (await response.json()) as { code: string; message: string }
    return { status: response.status, code: body.code, message: body.message, ms: performance.now() - began }
  }

  const fromHealth = async () => {
    const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(`http://127.0.0.1:${http.port}/healthz`, { headers: { cookie } })
    return (await response.json()) as { alerts: string[] }
  }

  const alerts = async () => {
    const { body } = await owner.call('GET', '/api/admin/today?lang=en')
    return body.alerts.items.map(({ id }: { id: string }) => id)
  }

  function fill(disk: SmallDisk): () => void {
    const file = path.join(disk.folder, 'filler')
    for (let size = 2000; size > 0; size -= 4)
      try {
        writeFileSync(file, Buffer.alloc(size * KB))
        break
      } catch {
        rmSync(file, { force: true })
      }
    return () => rmSync(file)
  }

  it('answers 507 and alerts staff on the page “Today” for a full media disk', async ({ skip }) => {
    if (!media) return skip()
    const picture = await makePicture({ width: 1600, height: 1200 })
    const release = fill(media)
    const found = filesIn(media.folder)
    const answers = [await send(mediaForm(picture), 'ru'), await send(mediaForm(picture), 'en')]
    expect(answers.map(({ status, code }) => [status, code])).toEqual([
      [507, 'media.no-room'],
      [507, 'media.no-room'],
    ])
    expect(answers.map(({ message }) => message)).toEqual([
      expect.stringContaining('место'),
      expect.stringContaining('full'),
    ])
    expect(filesIn(media.folder).filter((file) => !file.endsWith('.unfinished'))).toEqual(found)
    expect(filesIn(temporary?.folder ?? '')).toEqual([])
    // The server saves the alert after the answer.
    await expect.poll(alerts, { timeout: 10_000 }).toEqual(['disk-full-media'])
    release()
    expect((await send(mediaForm(picture), 'en')).status).toBe(201)
    expect(await alerts()).toEqual([])
  })

  it('answers 507 for a read-only media disk, but still accepts orders', async ({ skip }) => {
    if (!media) return skip()
    const picture = await makePicture()
    media.setWritable(false)
    onTestFinished(() => media?.setWritable(true))
    const answers = [await send(mediaForm(picture), 'ru'), await send(mediaForm(picture), 'en')]
    expect(answers.map(({ status, code }) => [status, code])).toEqual([
      [507, 'media.no-room'],
      [507, 'media.no-room'],
    ])
    expect(answers.map(({ message }) => message)).toEqual([
      expect.stringContaining('только для чтения'),
      expect.stringContaining('read-only'),
    ])
    await expect.poll(alerts, { timeout: 10_000 }).toEqual(['disk-full-media'])
    expect((await fromHealth()).alerts).toContain('disk-full-media')
    expect((await shop.call('POST', '/api/orders', makeOrder())).status).toBe(201)
    expect((await fetch(`http://127.0.0.1:${http.port}/`)).status).toBe(200)
    media.setWritable(true)
    expect((await send(mediaForm(picture), 'en')).status).toBe(201)
    expect(await alerts()).toEqual([])
  })

  it('answers 507 for a read-only temporary disk', async ({ skip }) => {
    if (!temporary) return skip()
    temporary.setWritable(false)
    onTestFinished(() => temporary?.setWritable(true))
    const large = new Uint8Array(12_000 * KB)
    large.set(await makePicture())
    const { status, code } = await send(mediaForm(large), 'en')
    expect([status, code]).toEqual([507, 'http.no-room'])
    await expect.poll(alerts, { timeout: 10_000 }).toEqual(['disk-full-temporary'])
    temporary.setWritable(true)
    expect((await send(mediaForm(await makePicture()), 'en')).status).toBe(201)
    expect(await alerts()).toEqual([])
  })

  it('answers 507 quickly for a full temporary disk, and deletes temporary files', async ({ skip }) => {
    if (!temporary) return skip()
    const large = new Uint8Array(12_000 * KB)
    large.set(await makePicture())
    const { status, code, ms } = await send(mediaForm(large), 'en')
    expect([status, code]).toEqual([507, 'http.no-room'])
    expect(ms).toBeLessThan(5000)
    expect(filesIn(temporary.folder)).toEqual([])
    // The server saves the alert after the answer.
    await expect.poll(alerts, { timeout: 10_000 }).toEqual(['disk-full-temporary'])
    const release = fill(temporary)
    expect(await send(mediaForm(await makePicture({ width: 1600, height: 1200 })), 'en')).toMatchObject({ status: 507 })
    release()
    const small = await makePicture()
    expect((await send(mediaForm(small), 'en')).status).toBe(201)
    // The alert of the second failure may be saved after this success. Then only the next success ends the alert.
    const sendAgain = async () => {
      await send(mediaForm(small), 'en')
      return await alerts()
    }
    await expect.poll(sendAgain, { timeout: 10_000 }).toEqual([])
  })

  it('answers 507 to a part of an upload; the upload can continue later', async ({ skip }) => {
    if (!media) return skip()
    const bytes = await makePicture()
    const begun = await owner.call('POST', '/api/admin/media/uploads', { size: bytes.length, name: 'photo.jpg' })
    const address = `/api/admin/media/uploads/${begun.body.id}?offset=0`
    const headers = { 'content-type': 'application/octet-stream' }
    const piece = () => new Blob([bytes])
    const release = fill(media)
    const refused = await owner.call('PUT', address, piece(), headers)
    expect([refused.status, refused.body.code]).toEqual([507, 'media.no-room'])
    release()
    expect((await owner.call('PUT', address, piece(), headers)).body.media?.kind).toBe('image')
  })
})
