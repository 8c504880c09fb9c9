import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { en } from '../../src/features/assistant/consultant/messages/page.en.ts'
import { ru } from '../../src/features/assistant/consultant/messages/page.ru.ts'
import { en as emailsEn } from '../../src/features/assistant/consultant/messages/emails.en.ts'
import { ru as emailsRu } from '../../src/features/assistant/consultant/messages/emails.ru.ts'
import { type ConsultantServer, MODEL_KEY, openConsultantServer } from '../consultant-server.ts'
import { prepareFolder } from '../prepared-database.ts'
import { startProcess } from '../process.ts'
import {
  expect,
  isAlive,
  type Lang,
  LANGS,
  MESSAGES,
  inRussian,
  ONCE,
  ONCE_FOR_LONG,
  pressUntil,
  test,
} from './journey.ts'
import { origin } from './origin.ts'
import { findInMail } from './staff-sign-in.ts'

const WORDS = { ru, en }
const EMAILS = { ru: emailsRu, en: emailsEn }
const ASKED = { ru: 'Начинаю новое дело', en: 'I am starting something new' }
const GANESHA = { ru: 'Ганеша-ягья', en: 'Ganesha yagya' }

async function open(page: Page, lang: Lang, address = '/'): Promise<Locator> {
  await page.goto(`${address}?ai=true&lang=${lang}`)
  await expect(fieldOf(page, lang)).toBeVisible()
  return page.getByRole('dialog', { name: WORDS[lang].title })
}

const fieldOf = (page: Page, lang: Lang): Locator => page.getByRole('textbox', { name: WORDS[lang].field })

async function ask(page: Page, lang: Lang, question: string): Promise<void> {
  await fieldOf(page, lang).fill(question)
  await fieldOf(page, lang).press('Enter')
}

const inCart = (page: Page, lang: Lang, count: number): Locator =>
  page.locator('header').getByLabel(MESSAGES[lang].app.cart(count), { exact: true })

for (const lang of LANGS) {
  const words = WORDS[lang]

  test(
    `the consultant offers rituals in both languages and passes questions to staff (${lang})`,
    inRussian(lang),
    async ({ page, request }) => {
      const panel = await open(page, lang)
      await expect(panel.getByText(words.engines.local)).toBeVisible()
      await ask(page, lang, ASKED[lang])
      await panel.getByRole('button', { name: words.proposal.addName(GANESHA[lang]) }).click()
      await expect(panel.getByText(words.proposal.inCart)).toBeVisible()
      await expect(inCart(page, lang, 1)).toHaveCount(1)

      // The first Escape closes the panel, even if a message (toast) is also open. The next Escape closes the message.
      const toast = page.getByText(MESSAGES[lang].catalogue.page.added)
      await page.keyboard.press('Escape')
      await expect(panel).toBeHidden()
      await expect(toast.first()).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(toast).toHaveCount(0)

      const other = lang === 'ru' ? 'en' : 'ru'
      await page.goto(`/options?lang=${other}`)
      await isAlive(page)
      const there = await open(page, other)
      await expect(there.getByText(ASKED[lang]).first()).toBeVisible()
      expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /consultant/.test(key)))).toEqual([])

      await handOver(there, other)
      const sent = await findInMail(
        request,
        'hello@ahuti.example',
        origin(),
        new RegExp(EMAILS[other].toShop.words.subject),
      )
      expect(sent).not.toBe('')
    },
  )
}

async function handOver(panel: Locator, lang: Lang): Promise<void> {
  const { tools, handoff } = WORDS[lang]
  const email = expect(panel.getByRole('textbox', { name: handoff.email }))
  await pressUntil(panel.getByRole('button', { name: tools.person }), (timeout) => email.toBeVisible(timeout))
  // The test uses a new address, because one mailbox gets only a few messages an hour and the journeys share the shop.
  const address = `anna-${Date.now()}@example.com`
  await panel.getByRole('textbox', { name: handoff.email }).fill(address)
  await panel.getByRole('checkbox', { name: handoff.consent }).check()
  await panel.getByRole('button', { name: handoff.send, exact: true }).click()
  await expect(panel.getByText(handoff.sent(address))).toBeVisible()
}

type Protocol = 'anthropic' | 'openai'

/** A shop with a language model as consultant. The model gives the test's answers. */
const testWithModel = test.extend<{ protocol: Protocol; model: ConsultantServer & { shop: string } }>({
  protocol: ['anthropic', { option: true }],
  model: [
    async ({ protocol }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'ahuti-model-'))
      const DATA_DIR = join(folder, 'data')
      await prepareFolder(DATA_DIR)
      const server = await openConsultantServer()
      const shop = await startProcess({
        TRUSTED_PROXIES: '127.0.0.1',
        DATA_DIR,
        CONSULTANT_API_KEY: MODEL_KEY,
        CONSULTANT_MODEL: 'any',
        CONSULTANT_URL: server.url[protocol],
        CONSULTANT_PROTOCOL: protocol,
      })
      try {
        await use({ ...server, shop: shop.origin })
      } finally {
        await shop.kill('SIGTERM')
        await server.close()
        await rm(folder, { recursive: true, force: true })
      }
    },
    { timeout: 120_000 },
  ],
  baseURL: async ({ model }, use) => use(model.shop),
})

const LOOKED_UP = { calls: [{ name: 'get_ritual', input: { id: 'ganesha' } }] }
const REASON = 'A beginning is made with him.'
const PROPOSED = {
  calls: [{ name: 'propose_cart', input: { items: [{ id: 'ganesha', tier: 'basic', reason: REASON }] } }],
}

for (const protocol of ['anthropic', 'openai'] as const) {
  testWithModel.describe(`a language model that speaks the protocol of ${protocol}`, () => {
    testWithModel.use({ protocol })

    testWithModel(
      'the model is named; its offers can be ordered, its answer can be stopped',
      protocol === 'anthropic' ? ONCE : ONCE_FOR_LONG,
      async ({ page, model }) => {
        const panel = await open(page, 'en')
        await expect(panel.getByText(en.engines.model)).toBeVisible()
        model.saying(LOOKED_UP, PROPOSED, { text: 'Ganesha is asked first. The basic option is $164.' })
        await ask(page, 'en', ASKED.en)
        await expect(
          panel.getByText('Ganesha is asked first. The basic option is $164.', { exact: true }),
        ).toBeVisible()
        await expect(panel.getByText(REASON)).toBeVisible()
        await panel.getByRole('button', { name: en.proposal.addName(GANESHA.en) }).click()
        await expect(inCart(page, 'en', 1)).toHaveCount(1)

        model.saying(LOOKED_UP, { text: 'Ganesha it is. Today it costs $99.' })
        await ask(page, 'en', 'For less?')
        await expect(panel.getByText(en.fallbacks['fell-back'])).toBeVisible()
        await expect(panel.getByText('$99')).toHaveCount(0)

        model.saying('stalls')
        await ask(page, 'en', 'And then?')
        await expect(panel.getByText('Сейчас посмотрю.').first()).toBeVisible()
        await panel.getByRole('button', { name: en.stop }).click()
        await expect(panel.getByText(en.stopped)).toBeVisible()
        await model.questions.at(-1)?.closed
      },
    )

    testWithModel(
      'the local consultant answers if the language model does not respond',
      ONCE_FOR_LONG,
      async ({ page, model }) => {
        const panel = await open(page, 'en')
        model.saying('silent')
        await ask(page, 'en', ASKED.en)
        await expect(panel.getByText(en.fallbacks['fell-back'])).toBeVisible()
        await expect(panel.getByRole('button', { name: en.proposal.addName(GANESHA.en) })).toBeVisible()
      },
    )
  })
}
