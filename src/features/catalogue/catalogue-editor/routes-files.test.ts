import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { box, mediaForm, makeMp3, makePicture, makeTrack } from '../../../../test/make-media.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { type Browser, signIn } from '../../../../test/sign-in.ts'

const CARDS = '/api/admin/service-cards'

let shop: TestShop
let owner: Browser
beforeAll(async () => {
  shop = await openTestShop()
  owner = await signIn(shop, 'admin@example.com')
})
afterAll(() => shop.close())

const text = (words: string) => new TextEncoder().encode(words)
const join = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts))

async function publish(id: string, changes: object): Promise<void> {
  const { body } = await owner.call('GET', `${CARDS}/${id}`)
  await owner.call('PUT', `${CARDS}/${id}`, { version: body.version, ...changes })
  await owner.call('POST', `${CARDS}/${id}/publication`, { published: true })
}

describe('a recording of a mantra', () => {
  it('is stored without tags, with the measured length, and appears after publication', async () => {
    const file = join(makeMp3(200), text('APETAGEX sung by Anna'))
    const { status, body } = await owner.call('POST', '/api/admin/media', mediaForm(file, {}, 'mantra.mp3'))
    expect([status, body.kind, body.bytes, body.seconds]).toEqual([201, 'audio', 200 * 417, 5.2])
    await publish('ganesha', { recording_url: body.url })
    const { body: page } = await shop.call('GET', '/api/services/ganesha/text?lang=ru')
    expect(page.recording).toEqual({ url: body.url, seconds: 5.2 })
    const removed = await owner.call('DELETE', `/api/admin/media/${body.id}`)
    expect([removed.status, removed.body.code]).toEqual([409, 'media.in-use'])
  })

  it('has the length from the file header if the format is M4A', async () => {
    const head = new Uint8Array(100)
    new DataView(head.buffer).setUint32(12, 1000)
    new DataView(head.buffer).setUint32(16, 61_500)
    const file = join(box('ftyp', text('M4A '), new Uint8Array(4)), box('moov', box('mvhd', head), makeTrack('soun')))
    const { status, body } = await owner.call('POST', '/api/admin/media', mediaForm(file, {}, 'mantra.m4a'))
    expect([status, body.seconds]).toEqual([201, 61.5])
  })

  it('must be an audio file of the media library', async () => {
    const { body: picture } = await owner.call('POST', '/api/admin/media', mediaForm(await makePicture()))
    const { body } = await owner.call('GET', `${CARDS}/durga`)
    const addresses = [picture.url, 'https://elsewhere.example/mantra.mp3', `/media/${picture.id}/file.ogg`]
    const answers = await Promise.all(
      addresses.map((url) => owner.call('PUT', `${CARDS}/durga`, { version: body.version, recording_url: url })),
    )
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422])
  })
})

describe('a picture in a text that is scheduled for publication', () => {
  it('cannot be deleted, even if a newer draft does not contain the picture', async () => {
    const { body: picture } = await owner.call('POST', '/api/admin/media', mediaForm(await makePicture()))
    const words = { name: 'Name', intro: 'Introduction', description: 'Description', content: 'Words.' }
    const article = '/api/admin/articles/to-come'
    await owner.call('POST', '/api/admin/articles', { id: 'to-come', ru: words, en: words })
    await owner.call('PUT', article, { version: 1, image_url: picture.url })
    const at = new Date(shop.shop.now().getTime() + 600_000).toISOString()
    await owner.call('POST', `${article}/publication`, { published: true, at })
    await owner.call('PUT', article, { version: 2, image_url: null })
    const { body: file } = await owner.call('GET', `/api/admin/media/${picture.id}`)
    expect(file.uses).toEqual([{ subject: 'article', id: 'to-come', name: { ru: 'Name', en: 'Name' } }])
    const { status, body } = await owner.call('DELETE', `/api/admin/media/${picture.id}`)
    expect([status, body.uses]).toEqual([409, [{ subject: 'article', id: 'to-come' }]])
  })
})

describe('the focal point of a picture', () => {
  it('determines the crop on cards and pages, and a change takes effect immediately', async () => {
    const form = mediaForm(await makePicture(), { focus: '0.2,0.9' })
    const { body } = await owner.call('POST', '/api/admin/media', form)
    await publish('kubera', { image_url: body.url })
    const cardOf = async () =>
      (await shop.call('GET', '/api/service-cards?lang=en')).body.find(({ id }: { id: string }) => id === 'kubera')
    const at = async () => [
      (await cardOf()).image_focus,
      (await shop.call('GET', '/api/services/kubera/text?lang=en')).body.image_focus,
      (await shop.call('GET', '/api/services/kubera')).body.image_focus,
      (await shop.call('GET', '/api/articles-catalog')).body.find(({ id }: { id: string }) => id === 'kubera')
        .image_focus,
    ]
    expect((await at()).map(({ x, y }) => [x, y].map((part) => Number(part.toFixed(3))))).toEqual(
      Array.from({ length: 4 }, () => [0.2, 0.9]),
    )
    const edit = { version: body.version, alt: body.alt, focus: { x: 0.5, y: 0.5 } }
    await owner.call('PUT', `/api/admin/media/${body.id}`, edit)
    expect(await at()).toEqual([undefined, undefined, undefined, undefined])
  })
})
