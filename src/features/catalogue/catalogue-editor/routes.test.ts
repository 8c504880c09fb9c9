import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { type Browser, signIn } from '../../../../test/sign-in.ts'
import { publishDue } from './commands-publication.ts'
import { listUntranslated } from './queries.ts'

const CARDS = '/api/admin/service-cards'
const ARTICLES = '/api/admin/articles'
const WORDS = { name: 'Имя', intro: 'Вступление', description: 'Описание', content: '## Текст\n\nСлова.' }
const ENGLISH = { name: 'Name', intro: 'Introduction', description: 'Description', content: '## Text\n\nWords.' }

let shop: TestShop
let owner: Browser
beforeAll(async () => {
  shop = await openTestShop()
  owner = await signIn(shop, 'admin@example.com')
})
afterAll(() => shop.close())

async function statusOf(path: string): Promise<number> {
  return (await shop.call('GET', path)).status
}

async function auditOf(subjectId: string): Promise<string[]> {
  const { auditEntries } = await import('#features/platform/audit/tables.ts')
  const rows = await shop.shop.db.select().from(auditEntries)
  return rows.filter((row) => row.subjectId === subjectId).map(({ action }) => action)
}

describe('access to the editor', () => {
  it('is refused to guests and to customers', async () => {
    const customer = await signIn(shop, 'somebody@example.com')
    const answers = [await shop.call('GET', CARDS), await customer.call('GET', `${ARTICLES}/vastu`)]
    expect(answers.map(({ status }) => status)).toEqual([401, 403])
  })
})

describe('the staff’s list of rituals or articles', () => {
  it('contains every ritual in display order, with state and missing translations', async () => {
    const { status, body } = await owner.call('GET', `${CARDS}?limit=5`)
    expect(status).toBe(200)
    expect(body.items).toHaveLength(5)
    expect(body.items[0]).toMatchObject({
      state: 'published',
      published: true,
      version: 1,
      completeness: { ru: { missing: [] }, en: { missing: [] } },
    })
    const rest = await owner.call('GET', `${CARDS}?limit=100&cursor=${body.next}`)
    expect(rest.body.next).toBeNull()
    expect(body.items.length + rest.body.items.length).toBe(17)
  })

  it('can be filtered by a part of a name in either language', async () => {
    const { body } = await owner.call('GET', `${ARTICLES}?q=${encodeURIComponent('васту')}`)
    expect(body.items.map(({ id }: { id: string }) => id)).toEqual(['vastu'])
  })
})

describe('an edit of a published text', () => {
  it('creates a draft that readers do not see until publication', async () => {
    const { body: before } = await owner.call('GET', `${CARDS}/kubera`)
    const sent = { ...before, ru: { ...before.ru, name: 'Кубера, казначей' }, price: 401.5 }
    const saved = await owner.call('PUT', `${CARDS}/kubera`, sent)
    expect([saved.status, saved.body.version, saved.body.state]).toEqual([200, 2, 'changed'])
    expect((await shop.call('GET', '/api/services/kubera')).body).toMatchObject({ name: before.ru.name, price: 390 })
    const published = await owner.call('POST', `${CARDS}/kubera/publication`, { published: true })
    expect(published.body).toMatchObject({ state: 'published', publishedVersion: 2 })
    expect((await shop.call('GET', '/api/services/kubera')).body).toMatchObject({
      name: 'Кубера, казначей',
      name_en: before.en.name,
      price: 401.5,
    })
    expect(await auditOf('kubera')).toEqual(['catalogue.edited', 'catalogue.published'])
  })

  it('based on an old version is refused, and the error contains the current version', async () => {
    await owner.call('PUT', `${CARDS}/durga`, { version: 1, ru: { name: 'Первая' } })
    const late = await owner.call('PUT', `${CARDS}/durga`, { version: 1, ru: { name: 'Вторая' } })
    expect(late.status).toBe(409)
    expect(late.body).toMatchObject({
      code: 'conflict.version',
      version: 2,
      present: { version: 2, ru: { name: 'Первая' } },
    })
  })

  it('does not create a new version if nothing has changed', async () => {
    const { body } = await owner.call('GET', `${CARDS}/vishnu`)
    const saved = await owner.call('PUT', `${CARDS}/vishnu`, body)
    expect([saved.status, saved.body.version]).toEqual([200, 1])
  })

  it('is refused with the path of each invalid field', async () => {
    const sent = { version: 1, price: -1, ru: { name: 'и'.repeat(400) }, image_url: 'javascript:alert(1)' }
    const { status, body } = await owner.call('PUT', `${CARDS}/vishnu`, sent)
    expect(status).toBe(422)
    expect(body.errors.map(({ path }: { path: string }) => path).toSorted()).toEqual(['image_url', 'price', 'ru.name'])
  })

  it('can contain a very long text', async () => {
    const sent = { version: 1, ru: { content: 'Долго. '.repeat(16_000) } }
    const { status } = await owner.call('PUT', `${ARTICLES}/sankalpa`, sent)
    expect(status).toBe(200)
  })
})

describe('a new ritual or article', () => {
  it('gets an id in Latin letters from the Russian name, and is not public', async () => {
    const { status, body } = await owner.call('POST', ARTICLES, { ru: { ...WORDS, name: 'Как читать мантры: щит' } })
    expect([status, body.id, body.state, body.version]).toEqual([201, 'kak-chitat-mantry-schit', 'draft', 1])
    expect(await statusOf(`/api/articles/${body.id}`)).toBe(404)
  })

  it('can be published only if both languages are complete', async () => {
    await owner.call('POST', CARDS, { id: 'surya', ru: WORDS })
    const early = await owner.call('POST', `${CARDS}/surya/publication`, { published: true })
    expect(early.status).toBe(422)
    expect(early.body.errors.map(({ path }: { path: string }) => path)).toEqual([
      'en.name',
      'en.intro',
      'en.description',
      'en.content',
    ])
    await owner.call('PUT', `${CARDS}/surya`, { version: 1, en: ENGLISH, price: 210 })
    const published = await owner.call('POST', `${CARDS}/surya/publication`, { published: true })
    expect(published.status).toBe(200)
    expect((await shop.call('GET', '/api/services/surya')).body).toMatchObject({ name_en: 'Name', price: 210 })
  })

  it('cannot get an id that is taken or reserved', async () => {
    const ids = ['ganesha', 'maha-laxmi', 'surya-premium', 'order']
    const answers = await Promise.all(ids.map((id) => owner.call('POST', CARDS, { id })))
    expect(answers.map(({ status }) => status)).toEqual([409, 409, 422, 422])
  })

  it('is listed as untranslated if only one language has a text in a field', async () => {
    await owner.call('POST', ARTICLES, { id: 'half', ru: WORDS })
    const before = await listUntranslated(shop.shop.db)
    expect(before).toContainEqual(
      expect.objectContaining({ kind: 'article', id: 'half', fields: expect.arrayContaining(['en.name']) }),
    )
    await owner.call('PUT', `${ARTICLES}/half`, { version: 1, en: ENGLISH })
    expect(await listUntranslated(shop.shop.db)).toHaveLength(before.length - 1)
  })
})

describe('a publication', () => {
  it('can be withdrawn, which removes the page, and can then be repeated', async () => {
    await owner.call('POST', `${ARTICLES}/vastu/publication`, { published: false })
    expect(await statusOf('/api/articles/vastu')).toBe(404)
    await owner.call('POST', `${ARTICLES}/vastu/publication`, { published: true })
    expect(await statusOf('/api/articles/vastu')).toBe(200)
  })

  it('at a scheduled time publishes the scheduled version, not a newer draft', async () => {
    await owner.call('POST', ARTICLES, { id: 'later', ru: WORDS, en: ENGLISH })
    const at = new Date(shop.shop.now().getTime() + 600_000).toISOString()
    const { body } = await owner.call('POST', `${ARTICLES}/later/publication`, { published: true, at })
    expect(body).toMatchObject({ published: false, scheduled: { version: 1, at } })
    await owner.call('PUT', `${ARTICLES}/later`, { version: 1, ru: { name: 'Позже' } })
    await publishDue(shop.shop)
    expect(await statusOf('/api/articles/later')).toBe(404)
    await shop.call('POST', '/api/sandbox/clock/advance', { seconds: 601 })
    await publishDue(shop.shop)
    expect((await shop.call('GET', '/api/articles/later')).body.name).toBe('Имя')
    const after = await owner.call('GET', `${ARTICLES}/later`)
    expect(after.body).toMatchObject({ state: 'changed', scheduled: null, version: 2, publishedVersion: 1 })
  })

  it('at a scheduled time still happens if the publication of another text fails', async () => {
    const schedule = async (path: string, id: string) => {
      await owner.call('POST', path, { id, ru: WORDS, en: ENGLISH })
      const at = new Date(shop.shop.now().getTime() + 600_000).toISOString()
      await owner.call('POST', `${path}/${id}/publication`, { published: true, at })
    }
    await schedule(CARDS, 'broken')
    await schedule(ARTICLES, 'whole')
    await shop.shop.db.execute(`delete from catalogue_version where id = 'broken'`)
    await shop.call('POST', '/api/sandbox/clock/advance', { seconds: 601 })
    await expect(publishDue(shop.shop)).rejects.toThrow('a version scheduled for publication exists')
    expect(await statusOf('/api/articles/whole')).toBe(200)
    await shop.shop.db.execute(`update ritual set scheduled_at = null where id = 'broken'`)
  })

  it('accepts a sound recording even if the draft has an old format', async () => {
    await owner.call('POST', CARDS, { id: 'older', ru: WORDS, en: ENGLISH })
    await owner.call('PUT', `${CARDS}/older`, { version: 1, price: 900 })
    await shop.shop.db.execute(`update catalogue_version set content = content - 'recording_url' where id = 'older'`)
    const recording = `/media/${'a'.repeat(32)}/file.mp3`
    const { body } = await owner.call('PUT', `${CARDS}/older`, { version: 2, recording_url: recording })
    expect(body).toMatchObject({ version: 3, recording_url: recording })
  })
})

describe('the versions of a text', () => {
  it('are stored with author and changes; restoring a version adds another version', async () => {
    await owner.call('PUT', `${CARDS}/hanuman`, { version: 1, en: { name: 'First' }, price: 111 })
    await owner.call('PUT', `${CARDS}/hanuman`, { version: 2, en: { name: 'Second' } })
    const restored = await owner.call('POST', `${CARDS}/hanuman/versions/2/restoration`, { version: 3 })
    expect([restored.status, restored.body.version, restored.body.en.name]).toEqual([201, 4, 'First'])
    const { body } = await owner.call('GET', `${CARDS}/hanuman/versions`)
    expect(body.items).toMatchObject([
      { n: 4, origin: 'restored', restoredFrom: 2, changed: ['en.name'], by: { email: 'admin@example.com' } },
      { n: 3, origin: 'edited', changed: ['en.name'] },
      { n: 2, origin: 'edited', changed: ['en.name', 'price'] },
      { n: 1, origin: 'shipped', by: null, isPublished: true },
    ])
    const second = await owner.call('GET', `${CARDS}/hanuman/versions/2`)
    expect(second.body).toMatchObject({ n: 2, en: { name: 'First' }, price: 111 })
  })

  it('contain only the version that came with the shop if nobody edited the text', async () => {
    const { body } = await owner.call('GET', `${ARTICLES}/nakshatras/versions`)
    expect(body.items).toMatchObject([{ n: 1, origin: 'shipped', isPublished: true }])
    expect(await owner.call('GET', `${ARTICLES}/nakshatras/versions/2`)).toMatchObject({ status: 404 })
    expect(await owner.call('GET', `${ARTICLES}/nakshatras/versions/2147483648`)).toMatchObject({ status: 404 })
  })
})

describe('an alias (a second id) of a ritual or article', () => {
  it('leads to the ritual until its removal, and cannot equal an existing id', async () => {
    const added = await owner.call('POST', `${CARDS}/ganesha/aliases`, { alias: 'lord-of-hosts' })
    expect([added.status, added.body.aliases.includes('lord-of-hosts')]).toEqual([201, true])
    expect((await shop.call('GET', '/api/services/lord-of-hosts')).body.id).toBe('ganesha')
    const again = await owner.call('POST', `${CARDS}/durga/aliases`, { alias: 'lord-of-hosts' })
    const own = await owner.call('POST', `${CARDS}/durga/aliases`, { alias: 'kubera' })
    expect([again.status, own.status]).toEqual([409, 409])
    await owner.call('DELETE', `${CARDS}/ganesha/aliases/lord-of-hosts`)
    expect(await statusOf('/api/services/lord-of-hosts')).toBe(404)
  })

  it('is refused if a new ritual gets this id at the same moment', async () => {
    const names = Array.from({ length: 8 }, (_, place) => `both-${place}`)
    const answers = await Promise.all(
      names.map((name) =>
        Promise.all([
          owner.call('POST', ARTICLES, { id: name }),
          owner.call('POST', `${ARTICLES}/vastu/aliases`, { alias: name }),
        ]),
      ),
    )
    const statuses = answers.map(([made, added]) => [made.status, added.status].toSorted((a, b) => a - b))
    expect(statuses).toEqual(names.map(() => [201, 409]))
  })
})

describe('the display order of rituals and articles', () => {
  it('begins with the ids in the request; the other texts stay in their order', async () => {
    const before: string[] = (await shop.call('GET', '/api/services')).body.map(({ id }: { id: string }) => id)
    const named = [before[3], before[0]]
    const { status } = await owner.call('PUT', `${CARDS}/order`, { ids: named })
    const after = (await shop.call('GET', '/api/services')).body.map(({ id }: { id: string }) => id)
    expect(status).toBe(204)
    expect(after).toEqual([...named, ...before.filter((id) => !named.includes(id))])
  })

  it('can contain only existing ids, and no id twice', async () => {
    const answers = await Promise.all(
      [['nothing'], ['ganesha', 'ganesha']].map((ids) => owner.call('PUT', `${CARDS}/order`, { ids })),
    )
    expect(answers.map(({ status }) => status)).toEqual([422, 422])
  })
})
