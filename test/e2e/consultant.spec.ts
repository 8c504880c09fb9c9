import type { Locator, Page, Request } from '@playwright/test'
import { en } from '../../src/features/assistant/consultant/messages/page.en.ts'
import { ru } from '../../src/features/assistant/consultant/messages/page.ru.ts'
import {
  expect,
  expectAccessible,
  inRussian,
  type Lang,
  LANGS,
  LONG_IN_TURN,
  MESSAGES,
  ON_DESKTOP,
  ONCE,
  pressUntil,
  test,
} from './journey.ts'

const WORDS = { ru, en }
const MESSAGES_CALL = '**/api/consultant/messages?*'

type Event = [name: string, data: unknown]

const stream = (events: Event[]): string =>
  events.map(([name, data]) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`).join('')

const GANESHA = {
  serviceId: 'ganesha',
  name: 'Ganesha yagya',
  tier: 'enhanced',
  termMonths: 1,
  priceUsd: 300,
  reason: 'It is where a beginning is made.',
}

const ANSWER: Event[] = [
  ['engine', { engine: 'local' }],
  ['text', { text: 'A new work is begun with **Ganesha**. ' }],
  ['text', { text: 'He is asked to clear the way.' }],
  ['cards', [GANESHA]],
  ['links', [{ title: 'What a sankalpa is', href: '/article/sankalpa' }]],
  ['question', { text: 'For whom?', answers: ['For me', 'For my family'] }],
  ['done', {}],
]

/** Responds to each question with the next of these answers, and repeats the last answer. Returns the sent messages. */
async function answerWith(page: Page, ...answers: Event[][]): Promise<Request[]> {
  const sent: Request[] = []
  await page.route('**/api/consultant', (route) => route.fulfill({ json: { engine: 'local' } }))
  await page.route(MESSAGES_CALL, async (route) => {
    const answer = answers[Math.min(sent.length, answers.length - 1)] ?? []
    sent.push(route.request())
    await route.fulfill({ contentType: 'text/event-stream', body: stream(answer) })
  })
  return sent
}

const panelOf = (page: Page, lang: Lang): Locator => page.getByRole('dialog', { name: WORDS[lang].title })
const fieldOf = (page: Page, lang: Lang): Locator => page.getByRole('textbox', { name: WORDS[lang].field })

/** The question as the conversation shows it. */
const questionBubble = (panel: Locator, lang: Lang, question: string): Locator =>
  panel.getByText(`${WORDS[lang].you}: ${question}`, { exact: true })

async function open(page: Page, lang: Lang, path = '/'): Promise<Locator> {
  await page.goto(`${path}?ai=true&lang=${lang}`)
  await expect(fieldOf(page, lang)).toBeVisible()
  return panelOf(page, lang)
}

async function ask(page: Page, lang: Lang, question: string): Promise<void> {
  await fieldOf(page, lang).fill(question)
  await fieldOf(page, lang).press('Enter')
}

for (const lang of LANGS) {
  const words = WORDS[lang]
  const { app, catalogue } = MESSAGES[lang]

  test(
    `one click adds the consultant’s offer to the cart, and undo removes it (${lang})`,
    inRussian(lang),
    async ({ page }) => {
      const sent = await answerWith(page, ANSWER)
      await page.goto(`/ritual/ganesha?lang=${lang}`)
      await page.getByRole('link', { name: catalogue.page.askProgram }).click()
      const panel = panelOf(page, lang)
      await expect(panel.getByText(words.engines.local)).toBeVisible()
      await expect(panel.getByText(words.introduction.cannot[0] ?? '')).toBeVisible()
      await panel.getByRole('button', { name: words.ritualStarters[0] }).click()
      await expect(
        panel.getByText('A new work is begun with Ganesha. He is asked to clear the way.').first(),
      ).toBeVisible()
      expect(sent[0]?.postDataJSON()).toEqual({
        text: words.ritualStarters[0],
        lang,
        turns: [],
        page: { serviceId: 'ganesha' },
      })
      const inCart = (count: number) => page.locator('header').getByLabel(app.cart(count), { exact: true })
      await expect(inCart(0)).toHaveCount(1)
      await panel.getByRole('button', { name: words.proposal.addName('Ganesha yagya') }).click()
      await expect(panel.getByText(catalogue.page.added).first()).toBeVisible()
      await expect(inCart(1)).toHaveCount(1)
      await panel.getByRole('button', { name: words.proposal.undo }).click()
      await expect(inCart(0)).toHaveCount(1)
      await panel.getByRole('button', { name: 'For my family' }).click()
      await expect(questionBubble(panel, lang, 'For my family')).toBeVisible()
      // The question is shown before its request is sent.
      await expect
        .poll(() => sent[1]?.postDataJSON().turns)
        .toEqual([
          { role: 'visitor', text: words.ritualStarters[0] },
          { role: 'consultant', text: expect.stringContaining('- Ganesha yagya, $300.') },
        ])
    },
  )

  test(
    `axe finds no accessibility error in any state of the conversation (${lang})`,
    LONG_IN_TURN[lang],
    async ({ page }) => {
      await answerWith(page, ANSWER, [
        ['engine', { engine: 'local' }],
        ['cards', [GANESHA]],
        ['notice', { kind: 'crisis' }],
        ['text', { text: 'There are people who answer now.' }],
        ['handoff', { reason: 'crisis', contacts: [{ label: '112', href: 'tel:112' }] }],
        ['done', {}],
      ])
      const panel = await open(page, lang)
      await expectAccessible(page)
      await ask(page, lang, 'A beginning')
      await expect(panel.getByRole('button', { name: 'For me' })).toBeVisible()
      await expectAccessible(page)
      await ask(page, lang, 'I cannot go on')
      const help = panel.getByRole('region', { name: words.crisis.title })
      await expect(help.getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112')
      // The panel still shows the line with the emergency numbers.
      await expect(panel.getByText(words.inDanger.question)).toBeVisible()
      // The previous answer still offers this ritual. The answer about danger offers no ritual.
      await expect(panel.getByRole('button', { name: words.proposal.addName('Ganesha yagya') })).toHaveCount(1)
      await expectAccessible(page)
      await panel.getByRole('button', { name: words.tools.person }).click()
      await panel.getByRole('button', { name: words.handoff.send, exact: true }).click()
      await expect(panel.getByText(words.handoff.consentRequired)).toBeVisible()
      await expectAccessible(page)
    },
  )
}

/** Replaces the response of the consultant by a stream. The test writes the stream piece by piece, as a slow consultant would. */
async function writeByHand(page: Page): Promise<(events: Event[]) => Promise<void>> {
  await page.addInitScript(() => {
    const ordinary = window.fetch
    window.fetch = async (input, init) => {
      if (typeof input !== 'string' || !input.startsWith('/api/consultant/messages')) return await ordinary(input, init)
      const body = new ReadableStream({
        start(controller) {
          const write = (text: string) => controller.enqueue(new TextEncoder().encode(text))
          Object.assign(window, { writeAnswer: write })
          init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason))
        },
      })
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
    }
  })
  return async (events) =>
    await page.evaluate(
      (text) => (window as unknown as { writeAnswer: (text: string) => void }).writeAnswer(text),
      stream(events),
    )
}

test('an answer appears in parts, screen readers read sentences, a button stops it', ONCE, async ({ page }) => {
  await page.route('**/api/consultant', (route) => route.fulfill({ json: { engine: 'model' } }))
  const write = await writeByHand(page)
  const panel = await open(page, 'en')
  await ask(page, 'en', 'Tell me')
  const spoken = panel.locator('[aria-live="polite"].visually-hidden')
  await expect(spoken.getByText(en.thinking)).toBeAttached()
  await write([['text', { text: 'The first sentence. The sec' }]])
  await expect(panel.getByText('The first sentence. The sec', { exact: true })).toBeVisible()
  await expect(spoken).toHaveText('The first sentence.')
  await fieldOf(page, 'en').fill('the next one')
  await panel.getByRole('button', { name: en.stop }).click()
  await expect(panel.getByText(en.stopped)).toBeVisible()
  await expect(spoken).toHaveText('The first sentence.The sec')
  await expect(fieldOf(page, 'en')).toBeFocused()
  await expect(fieldOf(page, 'en')).toHaveValue('the next one')
})

test('the chat does not scroll while a visitor reads an earlier part', ONCE, async ({ page }) => {
  await page.route('**/api/consultant', (route) => route.fulfill({ json: { engine: 'model' } }))
  const write = await writeByHand(page)
  const panel = await open(page, 'en')
  await ask(page, 'en', 'Tell me all')
  const lines = (count: number): Event => ['text', { text: 'A line of many.\n\n'.repeat(count) }]
  await write([lines(60)])
  const question = questionBubble(panel, 'en', 'Tell me all')
  await expect(question).toBeInViewport()
  const body = question.locator('xpath=ancestor::ol/../..')
  await body.evaluate((element) => element.scrollTo({ top: 0, behavior: 'instant' }))
  await expect(panel.getByText(en.introduction.hello)).toBeInViewport()
  await write([lines(20)])
  await expect(panel.locator('ol').getByText('A line of many.')).toHaveCount(80)
  await expect(panel.getByText(en.introduction.hello)).toBeInViewport()
  await panel.getByRole('button', { name: en.toEnd }).click()
  await write([lines(20)])
  await expect(panel.locator('ol').getByText('A line of many.').last()).toBeInViewport()
})

test('a visitor can send a failed question again or edit it', ONCE, async ({ page, context, complaints }) => {
  const panel = await open(page, 'ru')
  await page.route(MESSAGES_CALL, (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '45' },
      contentType: 'application/problem+json',
      body: JSON.stringify({ status: 429, code: 'http.too-many', message: 'Слишком часто.' }),
    }),
  )
  await ask(page, 'ru', 'Ганеша')
  await expect(panel.getByText(`${ru.failures['too-many']} ${ru.failures.wait('0:45')}`)).toBeVisible()
  await panel.getByRole('button', { name: ru.edit }).click()
  await expect(fieldOf(page, 'ru')).toHaveValue('Ганеша')
  await page.unroute(MESSAGES_CALL)
  await answerWith(
    page,
    [
      ['engine', { engine: 'local' }],
      ['text', { text: 'Оборвалось' }],
    ],
    ANSWER,
  )
  await fieldOf(page, 'ru').press('Enter')
  await expect(panel.getByText(ru.failures.broken)).toBeVisible()
  await panel.getByRole('button', { name: ru.retry }).click()
  await expect(panel.getByRole('button', { name: 'For me' })).toBeVisible()
  await page.unroute(MESSAGES_CALL)
  await context.setOffline(true)
  await expect(panel.getByText(ru.offline)).toBeVisible()
  await ask(page, 'ru', 'А подешевле?')
  await expect(panel.getByText(ru.failures.offline)).toBeVisible()
  await answerWith(page, [
    ['text', { text: 'Связь вернулась.' }],
    ['done', {}],
  ])
  await context.setOffline(false)
  await expect(panel.locator('ol').getByText('Связь вернулась.')).toBeVisible()
  complaints.splice(0)
})

test('Enter sends the question, and Shift+Enter adds a line', ON_DESKTOP, async ({ page, isMobile }) => {
  const sent = await answerWith(page, ANSWER)
  const panel = await open(page, 'en')
  const field = fieldOf(page, 'en')
  // On touch devices the on-screen keyboard covers half the screen, so the field gets the focus only when the visitor taps the field.
  await (isMobile ? field.tap() : expect(field).toBeFocused())
  await field.press('Enter')
  await page.keyboard.type('one')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('two')
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('')
  // The field is emptied before the call is made.
  await expect.poll(() => sent.map((request) => request.postDataJSON().text)).toEqual(['one\ntwo'])
  await field.fill('x'.repeat(2001))
  await field.press('Enter')
  await expect(panel.getByText(en.tooLong(2001, 2000))).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('a conversation continues on other pages until the visitor starts a new conversation', ONCE, async ({ page }) => {
  await answerWith(page, ANSWER)
  await page.goto('/articles?lang=en')
  const link = page.locator('header').getByRole('link', { name: MESSAGES.en.app.consultant })
  await link.click()
  const panel = panelOf(page, 'en')
  await ask(page, 'en', 'A beginning')
  await panel.getByRole('link', { name: 'What a sankalpa is' }).click()
  await page.waitForURL(/\/article\/sankalpa\?lang=en/)
  await expect(panel).toBeHidden()
  await link.click()
  await expect(questionBubble(panel, 'en', 'A beginning')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(link).toBeFocused()
  expect(page.url()).not.toContain('ai=')
  await link.click()
  const beginning = expect(questionBubble(panel, 'en', 'A beginning'))
  await pressUntil(panel.getByRole('button', { name: en.tools.new }), (timeout) => beginning.toBeHidden(timeout))
  await expect(panel.getByText(en.introduction.begin, { exact: true })).toBeVisible()
})

test('a changed price is visible, and an unavailable ritual cannot be added', ONCE, async ({ page, complaints }) => {
  const gone = { ...GANESHA, serviceId: 'gone', name: 'Gone' }
  await answerWith(page, [
    ['cards', [{ ...GANESHA, priceUsd: 250 }, gone]],
    ['done', {}],
  ])
  const panel = await open(page, 'en')
  await ask(page, 'en', 'A beginning')
  const add = panel.getByRole('button', { name: en.proposal.addName('Ganesha yagya') })
  await add.click()
  await expect(panel.getByText(en.proposal.priceChanged('$250', '$300'))).toBeVisible()
  await expect(page.locator('header').getByLabel(MESSAGES.en.app.cart(0), { exact: true })).toHaveCount(1)
  await add.click()
  await expect(panel.getByText(en.proposal.inCart)).toBeVisible()
  await panel.getByRole('button', { name: en.proposal.addName('Gone') }).click()
  await expect(panel.getByText(en.proposal.unavailable)).toBeVisible()
  await panel.getByRole('button', { name: en.proposal.openCart }).click()
  await expect(page.getByRole('dialog', { name: MESSAGES.en.cart.title })).toContainText('$300')
  // The browser logs the 404.
  complaints.splice(0, 1)
})

test('a conversation is stored only with consent, and is deleted on request', ONCE, async ({ page }) => {
  const conversationId = '6f1c1c1e-6f0a-4a52-9d0e-0d2b6c1f7a11'
  const sent = await answerWith(page, ANSWER, [
    ['engine', { engine: 'local', conversationId }],
    ['done', {}],
  ])
  const deleted: string[] = []
  await page.route('**/api/consultant/conversations/*', async (route) => {
    deleted.push(`${route.request().method()} ${new URL(route.request().url()).pathname}`)
    await route.fulfill({ status: 204 })
  })
  const panel = await open(page, 'en')
  const keep = panel.getByRole('checkbox', { name: en.keep.label })
  await expect(keep).not.toBeChecked()
  await ask(page, 'en', 'First')
  await expect(panel.getByRole('button', { name: 'For me' })).toBeVisible()
  await expect(() => keep.check({ timeout: 2_000 })).toPass()
  await ask(page, 'en', 'Second')
  await expect(panel.getByText(en.keep.kept)).toBeVisible()
  await ask(page, 'en', 'Third')
  await expect.poll(() => sent.length).toBe(3)
  const [first, second, third] = sent.map((request) => request.postDataJSON())
  expect(first.consent).toBeUndefined()
  expect(second).toMatchObject({ consent: true, turns: [{ text: 'First' }, { role: 'consultant' }] })
  expect(third).toEqual({ text: 'Third', lang: 'en', consent: true, conversationId, turns: expect.any(Array) })
  await panel.getByRole('button', { name: en.keep.delete }).click()
  await expect(panel.getByText(en.keep.hint)).toBeVisible()
  expect(deleted).toEqual([`DELETE /api/consultant/conversations/${conversationId}`])
  await expect(keep).not.toBeChecked()
})

test('a visitor can send the conversation to staff, with consent', ONCE, async ({ page, complaints }) => {
  await answerWith(page, ANSWER)
  const panel = await open(page, 'en')
  await ask(page, 'en', 'A beginning')
  await panel.getByRole('button', { name: en.tools.person }).click()
  const email = panel.getByRole('textbox', { name: en.handoff.email })
  const send = panel.getByRole('button', { name: en.handoff.send, exact: true })
  await email.fill('anna@')
  await send.click()
  await expect(panel.getByText(en.handoff.emailInvalid)).toBeVisible()
  await expect(email).toBeFocused()
  await email.fill('anna@example.com')
  await panel.getByRole('textbox', { name: en.handoff.note }).fill('In the evening, please')
  await panel.getByRole('checkbox', { name: en.handoff.consent }).check()
  await page.route('**/api/consultant/handoff?*', (route) => route.abort())
  await send.click()
  await expect(panel.getByText(en.handoff.failed)).toBeVisible()
  await page.unroute('**/api/consultant/handoff?*')
  const bodies: unknown[] = []
  await page.route('**/api/consultant/handoff?*', async (route) => {
    bodies.push(route.request().postDataJSON())
    await route.fulfill({ status: 202 })
  })
  await send.click()
  await expect(panel.getByText(en.handoff.sent('anna@example.com'))).toBeVisible()
  expect(bodies).toEqual([
    {
      email: 'anna@example.com',
      lang: 'en',
      note: 'In the evening, please',
      consent: true,
      turns: [{ role: 'visitor', text: 'A beginning' }, expect.objectContaining({ role: 'consultant' })],
    },
  ])
  await panel.getByRole('button', { name: en.handoff.back }).click()
  await expect(questionBubble(panel, 'en', 'A beginning')).toBeVisible()
  complaints.splice(0)
})

test('the browser prints only the conversation, and not the page behind the chat', ONCE, async ({ page }) => {
  await answerWith(page, ANSWER)
  const panel = await open(page, 'en')
  await ask(page, 'en', 'A beginning')
  await expect(panel.getByRole('button', { name: 'For me' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(questionBubble(panel, 'en', 'A beginning')).toBeVisible()
  await expect(panel.locator('ol').getByText('It is where a beginning is made.')).toBeVisible()
  await expect(page.locator('main')).toBeHidden()
  await expect(panel.getByRole('textbox')).toBeHidden()
  await expect(panel.getByRole('button', { name: 'For me' })).toBeHidden()
})
