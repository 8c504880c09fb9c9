import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { PDFDocument } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { box, mediaForm, makeMp4, makePdf, makePicture } from '../../../../test/make-media.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { type Browser, openBrowser, signIn } from '../../../../test/sign-in.ts'
import { tmpdir } from 'node:os'
import path from 'node:path'

let shop: TestShop
let admin: Browser
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'media-test-'))
  shop = await openTestShop({ MEDIA_STORAGE: folder })
  admin = await signIn(shop, 'admin@example.com')
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

const upload = (form: FormData, browser = admin) => browser.call('POST', '/api/admin/media', form)
const cookie = (browser: Browser) => [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')

async function get(url: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await shop.api.request(`http://localhost${url}`, { method, headers })
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}

const HALF = (await makePicture()).subarray(0, 300)

describe('an uploaded picture', () => {
  it('is stored upright in four widths and three formats, without the GPS location', async () => {
    const bytes = await makePicture({ width: 2000, height: 1000 })
    const { status, body } = await upload(mediaForm(bytes, { 'alt.ru': 'Огонь', 'alt.en': 'Fire', focus: '0.25,0.75' }))
    expect([status, body.kind, body.width, body.height, body.alt, body.focus]).toEqual([
      201,
      'image',
      1440,
      720,
      { ru: 'Огонь', en: 'Fire' },
      { x: 0.25, y: 0.75 },
    ])
    const names = ['320.avif', '640.webp', '960.jpg', '1440.avif']
    const made = await Promise.all(names.map((name) => get(`/media/${body.id}/${name}`)))
    const facts = await Promise.all(made.map(({ bytes: each }) => sharp(each).metadata()))
    expect(facts.map(({ width, format, exif, xmp, icc }) => [width, format, exif, xmp, icc])).toEqual([
      [320, 'heif', undefined, undefined, undefined],
      [640, 'webp', undefined, undefined, undefined],
      [960, 'jpeg', undefined, undefined, undefined],
      [1440, 'heif', undefined, undefined, undefined],
    ])
    expect(made.map(({ headers }) => headers.get('content-type'))).toEqual([
      'image/avif',
      'image/webp',
      'image/jpeg',
      'image/avif',
    ])
    expect(Object.fromEntries(made[0]?.headers ?? [])).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
  })

  it.each(['png', 'webp', 'avif'] as const)('is also accepted in the format %s, with any file name', async (format) => {
    const { status, body } = await upload(mediaForm(await makePicture({ format }), {}, 'x.gif'))
    expect([status, body.type]).toEqual([201, `image/${format}`])
  })

  it('is returned in the original size if a larger size is requested', async () => {
    const { body } = await upload(mediaForm(await makePicture({ width: 400 })))
    const { bytes } = await get(`/media/${body.id}/1440.jpg`)
    expect((await sharp(bytes).metadata()).width).toBe(400)
    expect((await get(`/media/${body.id}/800.jpg`)).status).toBe(404)
  })

  it('is refused before decoding if the picture has too many pixels', async () => {
    const bomb = await sharp({
      create: { width: 12_000, height: 9_000, channels: 3, background: '#000' },
      limitInputPixels: false,
    })
      .png()
      .toBuffer()
    const { status, body } = await upload(mediaForm(bomb))
    expect([status, body.errors[0].path, bomb.length < 1_000_000]).toEqual([422, 'file', true])
  })

  it.each([
    ['HTML named as a picture', new TextEncoder().encode('<html><script>1</script>'), 415],
    ['an SVG', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415],
    ['half a JPEG', HALF, 422],
    ['a JPEG header only', new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), 422],
  ])('is refused if the file is %s', async (_, bytes, expected) => {
    expect((await upload(mediaForm(bytes))).status).toBe(expected)
  })

  it('is refused without a file, or with a focal point outside the picture', async () => {
    const bytes = await makePicture()
    const outside = await upload(mediaForm(bytes, { focus: '1.5,0' }))
    const none = await upload(new FormData())
    const json = await admin.call('POST', '/api/admin/media', { file: 'x' })
    expect([outside.status, outside.body.errors[0].path, none.body.errors[0].path, json.status]).toEqual([
      422,
      'focus',
      'file',
      415,
    ])
  })
})

describe('an uploaded film', () => {
  it('loses the GPS location and the hidden track, but not the visible track', async () => {
    const film = makeMp4()
    const { status, body } = await upload(mediaForm(film, {}, 'clip.mp4'))
    const { bytes, headers } = await get(body.url)
    expect([status, body.kind, headers.get('content-type'), bytes.length]).toEqual([
      201,
      'video',
      'video/mp4',
      film.length,
    ])
    const text = bytes.toString('latin1')
    expect(['25.31', 'xyz', 'HIDDEN'].filter((secret) => text.includes(secret))).toEqual([])
    expect(text).toContain('SHOWN-SAMPLE-DATA')
  })

  it('can be downloaded in parts', async () => {
    const { body } = await upload(mediaForm(makeMp4(), {}, 'clip.mp4'))
    const part = await get(body.url, { range: 'bytes=4-7' })
    const beyond = await get(body.url, { range: 'bytes=99999-' })
    const head = await get(body.url, {}, 'HEAD')
    expect([part.status, part.bytes.toString(), part.headers.get('content-range')]).toEqual([
      206,
      'ftyp',
      `bytes 4-7/${body.bytes}`,
    ])
    expect([beyond.status, head.status, head.bytes.length, head.headers.get('content-length')]).toEqual([
      416,
      200,
      0,
      String(body.bytes),
    ])
  })

  it('is refused if the sizes of the file’s inner boxes contradict each other', async () => {
    expect((await upload(mediaForm(makeMp4().subarray(0, 90)))).status).toBe(422)
  })

  it('is refused if the file has a second index', async () => {
    const film = Buffer.from(makeMp4())
    const index = film.subarray(film.indexOf('moov') - 4)
    expect((await upload(mediaForm(Buffer.concat([film, index])))).status).toBe(422)
  })

  it('is refused if the file has no picture and no sound', async () => {
    const hidden = Buffer.from(Buffer.from(makeMp4()).toString('latin1').replace('vide', 'text'), 'latin1')
    const none = Buffer.concat([box('ftyp', Buffer.from('isom')), box('moov', box('mvhd', new Uint8Array(100)))])
    expect([(await upload(mediaForm(hidden))).status, (await upload(mediaForm(none))).status]).toEqual([422, 422])
  })
})

describe('an uploaded PDF', () => {
  it('is rebuilt from the pages only, and is always sent as a download', async () => {
    const { status, body } = await upload(mediaForm(await makePdf(), {}, '../../rules.pdf'))
    const { bytes, headers } = await get(body.url)
    const made = await PDFDocument.load(bytes)
    expect([status, body.bytes, made.getPages().map((page) => page.getSize())]).toEqual([
      201,
      bytes.length,
      [
        { width: 300, height: 200 },
        { width: 200, height: 300 },
      ],
    ])
    expect([body.name, headers.get('content-disposition')?.split(';')[0], headers.get('content-type')]).toEqual([
      'rules.pdf',
      'attachment',
      'application/pdf',
    ])
  })

  it.each([
    ['without pages', '%PDF-1.7\n%%EOF', 'damaged'],
    ['that is protected', '%PDF-1.4\ntrailer<</Encrypt 1 0 R>>', 'protected'],
  ])('%s is refused with a message', async (_, text, words) => {
    const { status, body } = await upload(mediaForm(new TextEncoder().encode(text), {}, 'rules.pdf'))
    expect([status, body.errors[0].path, body.errors[0].message]).toEqual([422, 'file', expect.stringContaining(words)])
  })
})

describe('an upload in parts', () => {
  const piece = (id: string, offset: number, bytes: Uint8Array) =>
    admin.call('PUT', `/api/admin/media/uploads/${id}?offset=${offset}`, new Blob([new Uint8Array(bytes)]), {
      'content-type': 'application/octet-stream',
    })

  it('continues after an interruption, and becomes a file of the library at the end', async () => {
    const bytes = await makePicture({ width: 800 })
    const { body: begun } = await admin.call('POST', '/api/admin/media/uploads', { size: bytes.length, name: 'a.jpg' })
    const first = await piece(begun.id, 0, bytes.subarray(0, 500))
    const again = await piece(begun.id, 0, bytes.subarray(0, 500))
    const { body: stands } = await admin.call('GET', `/api/admin/media/uploads/${begun.id}`)
    const last = await piece(begun.id, 500, bytes.subarray(500))
    const repeated = await piece(begun.id, 500, bytes.subarray(500))
    expect([first.body.offset, again.status, again.body.offset, stands.offset]).toEqual([500, 409, 500, 500])
    expect([last.status, last.body.media.width, repeated.body.media.id]).toEqual([200, 800, last.body.media.id])
    const left = (await readdir(folder, { recursive: true })).filter((name) => name.includes('piece'))
    expect(left).toEqual([])
  })

  it('is refused for a visitor who is not signed in', async () => {
    const { body: begun } = await admin.call('POST', '/api/admin/media/uploads', { size: 10 })
    const stranger = await shop.call('GET', `/api/admin/media/uploads/${begun.id}`)
    expect(stranger.status).toBe(401)
  })

  it('is refused if the file’s type is not supported, and stays refused afterwards', async () => {
    const { body: begun } = await admin.call('POST', '/api/admin/media/uploads', { size: 4 })
    const first = await piece(begun.id, 0, new TextEncoder().encode('nope'))
    const again = await piece(begun.id, 4, new Uint8Array([1]))
    expect([first.status, again.status]).toEqual([415, 422])
  })

  it('is refused if a part is too large or goes beyond the end', async () => {
    const { body: begun } = await admin.call('POST', '/api/admin/media/uploads', { size: 2_000_000 })
    const large = await piece(begun.id, 0, new Uint8Array(1024 * 1024 + 1))
    const { body: small } = await admin.call('POST', '/api/admin/media/uploads', { size: 4 })
    expect([large.status, (await piece(small.id, 0, new Uint8Array(5))).status]).toEqual([413, 413])
  })
})

describe('a file of the media library', () => {
  it('has descriptions in both languages, and simultaneous edits cause a conflict', async () => {
    const { body } = await upload(mediaForm(await makePicture()))
    const change = { version: body.version, alt: { ru: 'Чаша', en: 'Bowl' }, focus: { x: 0.1, y: 0.2 } }
    const first = await admin.call('PUT', `/api/admin/media/${body.id}`, change)
    const second = await admin.call('PUT', `/api/admin/media/${body.id}`, change)
    expect([first.status, first.body.alt.en, second.status, second.body.code, second.body.present.version]).toEqual([
      200,
      'Bowl',
      409,
      'conflict.version',
      2,
    ])
  })

  it('is deleted together with the stored files', async () => {
    const { body } = await upload(mediaForm(await makePicture()))
    const { status } = await admin.call('DELETE', `/api/admin/media/${body.id}`)
    expect([status, (await get(body.url)).status, (await readdir(folder)).includes(body.id)]).toEqual([204, 404, false])
  })

  it('is in a list with pages, the newest file first', async () => {
    const { body: newest } = await upload(mediaForm(await makePicture()))
    const first = await admin.call('GET', '/api/admin/media?limit=1')
    const second = await admin.call('GET', `/api/admin/media?limit=1&cursor=${first.body.next}`)
    expect([first.body.items[0].id, second.body.items.length, second.body.items[0].id === newest.id]).toEqual([
      newest.id,
      1,
      false,
    ])
  })

  it('is answered with 404 for a visitor if the file is only for staff', async () => {
    const { body } = await upload(mediaForm(await makePicture(), { visibility: 'staff' }))
    const seen = await get(body.url, { cookie: cookie(admin) })
    expect([(await get(body.url)).status, seen.status, seen.headers.get('cache-control')]).toEqual([
      404,
      200,
      'private, no-store',
    ])
  })

  it('can be uploaded only by staff, and not from another site', async () => {
    const form = mediaForm(await makePicture())
    const customer = await signIn(shop, 'anna@example.com', openBrowser(shop))
    const foreign = await admin.call('POST', '/api/admin/media', form, { origin: 'https://evil.example' })
    expect([
      (await upload(form, customer)).status,
      (await shop.call('POST', '/api/admin/media', form)).status,
      foreign.status,
    ]).toEqual([403, 401, 403])
  })
})

describe('a stored file that the database does not know', () => {
  it('is deleted after a day unless the file belongs to another program', async () => {
    const put = async (key: string) => {
      const file = path.join(folder, key)
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, 'bytes')
      const old = new Date(Date.now() - 2 * 86_400_000)
      await utimes(file, old, old)
      return file
    }
    const left = [await put(`${'0'.repeat(32)}/file.pdf`), await put(`.unfinished/${'1'.repeat(32)}`)]
    const backups = [
      await put('databases/2026-11-22T21-30-00Z.ahuti'),
      await put(`media/${'2'.repeat(32)}/file.pdf.ahuti`),
    ]
    await shop.jobs.find(({ name }) => name === 'sweep-media')?.work()
    const isThere = async (file: string) => await stat(file).then(Boolean, () => false)
    expect(await Promise.all(left.map(isThere))).toEqual([false, false])
    expect(await Promise.all(backups.map(isThere))).toEqual([true, true])
  })
})
