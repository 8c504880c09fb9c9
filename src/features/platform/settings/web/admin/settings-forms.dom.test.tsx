import { screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { SWITCHED_METHODS } from '#base/settings.ts'
import { DEFAULT_TERMS } from '#base/ritual-terms.ts'
import { en as panel } from '#ui/text/panel-messages.en.ts'
import {
  answered,
  answerWith,
  readDescription,
  lost,
  refused,
  renderInPanel,
} from '../../../../../../test/render-form.tsx'
import { errorSentences } from '../../../../../app/messages/error-messages.ts'
import { en } from '../../messages/admin.en.ts'
import { ru } from '../../messages/admin.ru.ts'
import { en as errorsEn } from '../../messages/errors.en.ts'
import { ru as errorsRu } from '../../messages/errors.ru.ts'
import type { SettingsView } from '../../schemas.ts'
import { ContactsForm } from './contacts-form.tsx'
import { LegalForm } from './legal-form.tsx'
import { MethodsForm } from './methods-form.tsx'
import { PlanningForm } from './planning-form.tsx'
import { RemindersForm } from './reminders-form.tsx'
import type { SectionProps } from './section-form.tsx'
import { LanguagesForm, ShopForm } from './settings-page.tsx'
import { TermsForm } from './terms-form.tsx'
import { TiersForm } from './tiers-form.tsx'

const BOTH = { ru: 'слово', en: 'word' }
const legal = {
  operatorName: BOTH,
  registrationNumber: '300',
  address: BOTH,
  country: BOTH,
  phone: '+49 30 1',
  email: 'law@example.com',
  hours: BOTH,
  since: '',
  replyDays: 3,
  refundDays: 10,
  law: BOTH,
  storage: BOTH,
  taxLine: BOTH,
}
const on = { enabled: true, offIn: [] as string[] }
const paymentMethods = Object.fromEntries(SWITCHED_METHODS.map((name) => [name, on]))
// The forms read only these parts of the settings.
const VIEW = {
  version: 3,
  shopName: { ru: 'Ахути', en: 'Ahuti' },
  brand: { logo: '' },
  languages: ['ru', 'en'],
  legal,
  paymentMethods,
  countryKnown: true,
  reminders: { plan: true, unpaid: true },
  planning: { leadDays: 9, capacity: null, blockedDays: [] },
  tiers: { all: {}, rituals: {}, terms: DEFAULT_TERMS },
  defaults: { shopName: { ru: 'Ахути', en: 'Ahuti' } },
} as unknown as SettingsView

type User = ReturnType<typeof renderInPanel>['user']
type Case = {
  name: string
  Form: ComponentType<SectionProps>
  /** Makes a valid change. */
  change: (user: User) => Promise<void>
  saved: unknown
  field: { of: () => HTMLElement; path: string }
  /** Types an invalid value. `says` is the expected error. */
  wrong?: { type: (user: User) => Promise<void>; says: string }
}

const box = (name: string, place = 0) => screen.getAllByRole('checkbox', { name })[place] ?? document.body
const group = (name: string) => screen.getByRole('group', { name })
const first = (label: string) => screen.getAllByLabelText(label)[0] ?? document.body
const shopName = () => screen.getByLabelText(`${en.name} ${en.inEnglish}`)
const email = () => screen.getByLabelText(en.legalFacts.email)
const toggled = (all: number[], one: number) => (all.includes(one) ? all.filter((each) => each !== one) : [...all, one])
const sentences: Record<string, string> = errorSentences.en

const CASES: Case[] = [
  {
    name: 'the form of the shop’s name',
    Form: ShopForm,
    change: async ({ type }) => await type(shopName(), ' shop'),
    saved: { shopName: { ru: 'Ахути', en: 'Ahuti shop' }, brand: { logo: '' } },
    field: { of: shopName, path: 'shopName.en' },
  },
  {
    name: 'the form of the languages',
    Form: LanguagesForm,
    change: async ({ click }) => await click(box(en.languages.ru)),
    saved: { languages: ['en'] },
    field: { of: () => group(en.tabs.languages), path: 'languages' },
  },
  {
    name: 'the form of the legal details',
    Form: LegalForm,
    change: async ({ clear }) => await clear(screen.getByLabelText(en.legalFacts.replyDays)),
    saved: { legal: { ...legal, replyDays: null } },
    field: { of: email, path: 'legal.email' },
    wrong: { type: async ({ type }) => await type(email(), '@'), says: sentences['settings.email'] ?? '' },
  },
  {
    name: 'the form of the payment methods',
    Form: MethodsForm,
    change: async ({ type }) => await type(first(en.offIn), 'ru, by ru'),
    saved: { paymentMethods: { ...paymentMethods, BTC: { enabled: true, offIn: ['RU', 'BY'] } } },
    field: { of: () => first(en.offIn), path: 'paymentMethods.BTC.offIn' },
    wrong: {
      type: async ({ click }) => {
        for (const name of SWITCHED_METHODS) await click(box(en.methods[name]))
      },
      says: sentences['settings.no-method'] ?? '',
    },
  },
  {
    name: 'the form of the reminders',
    Form: RemindersForm,
    change: async ({ click }) => await click(box(en.reminders.unpaid)),
    saved: { reminders: { plan: true, unpaid: false } },
    field: { of: () => group(en.tabs.reminders), path: 'reminders' },
  },
  {
    name: 'the form of the days',
    Form: PlanningForm,
    change: async ({ click, type }) => {
      await type(screen.getByLabelText(en.capacity), '4')
      await click(screen.getByRole('button', { name: en.blockedAdd }))
      await type(screen.getByLabelText(en.blockedDay), '2026-12-25')
      await type(screen.getByLabelText(en.blockedEn), 'a day of rest')
    },
    saved: {
      planning: {
        leadDays: 9,
        capacity: 4,
        blockedDays: [{ day: '2026-12-25', reason: { ru: '', en: 'a day of rest' } }],
      },
    },
    field: { of: () => screen.getByLabelText(en.leadDays), path: 'planning.leadDays' },
    wrong: {
      type: async ({ type }) => await type(screen.getByLabelText(en.leadDays), '99'),
      says: sentences['settings.lead'] ?? '',
    },
  },
  {
    name: 'the form of the tiers’ numbers',
    Form: TiersForm,
    change: async ({ type }) => await type(first(en.numbers.days), '5'),
    saved: { tiers: { all: { basic: { days: 5, recitations: null, priests: null, hours: null } }, rituals: {} } },
    field: { of: () => first(en.numbers.days), path: 'tiers.all.basic.days' },
    wrong: {
      type: async ({ type }) => await type(first(en.numbers.days), '0'),
      says: sentences['settings.number'] ?? '',
    },
  },
  {
    name: 'the form of the durations',
    Form: TermsForm,
    change: async ({ click }) => await click(box(en.terms.term(12))),
    saved: { tiers: { terms: { ...DEFAULT_TERMS, basic: toggled(DEFAULT_TERMS.basic, 3) } } },
    field: { of: () => group(en.terms.of.basic), path: 'tiers.terms.basic' },
    wrong: {
      type: async ({ click }) => {
        for (const months of DEFAULT_TERMS.basic) await click(box(en.terms.term(months * 4)))
      },
      says: sentences['settings.no-term'] ?? '',
    },
  },
]

describe.each(CASES)('$name', ({ Form, change, saved, field, wrong }) => {
  function draw(can = true) {
    const onDone = vi.fn()
    const { user } = renderInPanel(<Form view={VIEW} onDone={onDone} />, {
      can: () => can,
      dictionary: { settingsAdmin: en },
      known: { '/api/service-cards?lang=en': [] },
    })
    return { user, onDone, save: screen.queryByRole('button', { name: en.save }) ?? document.body }
  }

  it('a settings form saves once on a double click, with the loaded version', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    const server = answerWith(() => promise)
    const { user, save, onDone } = draw()
    await change(user)
    await user.dblClick(save)
    expect(save.getAttribute('aria-busy')).toBe('true')
    resolve(Response.json({}))
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    expect(server.calls).toHaveBeenCalledOnce()
    expect(server.body()).toEqual({ version: 3, ...Object(saved) })
  })

  it('a settings form keeps the input after a failed connection until the next click', async () => {
    const server = answerWith(lost(), answered({}))
    const { user, save, onDone } = draw()
    await change(user)
    await user.click(save)
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(panel.notSaved))
    await user.click(save)
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    expect(server.body(1)).toEqual(server.body())
  })

  it('a settings form shows the server’s error below the field, and keeps the input', async () => {
    const { path, of } = field
    const errors = [{ path, message: 'The server refuses this' }]
    const server = answerWith(refused({ status: 422, errors }), answered({}))
    const { user, save, onDone } = draw()
    await change(user)
    await user.click(save)
    await waitFor(() => expect(readDescription(of())).toContain('The server refuses this'))
    await user.click(save)
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    expect(server.body(1)).toEqual(server.body())
  })

  it.each(wrong ? [wrong] : [])(
    'a settings form shows an error without a request if the value is invalid',
    async ({ type, says }) => {
      const server = answerWith(answered({}))
      const { user, save } = draw()
      await type(user)
      await user.click(save)
      await waitFor(() => expect(document.body.textContent).toContain(says))
      expect(server.calls).not.toHaveBeenCalled()
    },
  )

  it('a settings form is disabled for a role that may not change settings', () => {
    draw(false)
    expect(screen.queryByRole('button', { name: en.save })).toBeNull()
    for (const control of [...screen.queryAllByRole('textbox'), ...screen.queryAllByRole('checkbox')])
      expect(control.matches(':disabled')).toBe(true)
  })
})

const contacts = {
  providerEmail: 'questions@example.com',
  ordersEmail: 'orders@example.com',
  messengerHandle: '@shop',
  messengerLink: 'https://t.me/shop',
}
const usual = { ...contacts, providerEmail: 'usual@example.com' }

function open({ lang = 'en', can = true }: { lang?: 'ru' | 'en'; can?: boolean } = {}) {
  const onDone = vi.fn()
  // The form reads only these parts of the settings.
  const view = { version: 3, contacts, defaults: { contacts: usual } } as SettingsView
  const drawn = renderInPanel(<ContactsForm view={view} onDone={onDone} />, {
    lang,
    can: () => can,
    dictionary: { settingsAdmin: lang === 'ru' ? ru : en },
  })
  const words = lang === 'ru' ? ru : en
  return {
    ...drawn,
    onDone,
    email: screen.getByLabelText(words.providerEmail),
    link: screen.getByLabelText(words.messengerLink),
    save: screen.queryByRole('button', { name: words.save }),
  }
}

const press = async ({ user, save }: ReturnType<typeof open>) => await user.click(save ?? document.body)

it('the contacts form sends the contacts with the version that was loaded', async () => {
  const server = answerWith(answered({}))
  const form = open()
  await form.user.clear(form.email)
  await form.user.type(form.email, 'new@example.com')
  await press(form)
  expect(server.body()).toEqual({ version: 3, contacts: { ...contacts, providerEmail: 'new@example.com' } })
  expect(form.onDone).toHaveBeenCalledOnce()
})

it('the contacts form sends empty texts if the user empties the messenger fields', async () => {
  const server = answerWith(answered({}))
  const form = open()
  await form.user.clear(form.link)
  await press(form)
  expect(server.body()).toMatchObject({ contacts: { messengerHandle: '@shop', messengerLink: '' } })
})

it('the contacts form sends the environment’s value in place of an empty field', async () => {
  const server = answerWith(answered({}))
  const form = open()
  await form.user.clear(form.email)
  await press(form)
  expect(server.body()).toMatchObject({ contacts: { providerEmail: 'usual@example.com' } })
})

it.each([
  ['en', errorsEn.errors],
  ['ru', errorsRu.errors],
] as const)('the contacts form shows errors in the reader’s language (%s), without a request', async (lang, errors) => {
  const server = answerWith(answered({}))
  const form = open({ lang })
  await form.user.clear(form.email)
  await form.user.type(form.email, 'nobody')
  await form.user.clear(form.link)
  await form.user.type(form.link, 'http://t.me/shop')
  await press(form)
  await waitFor(() => expect(readDescription(form.email)).toContain(errors['settings.email']))
  expect(readDescription(form.link)).toContain(errors['settings.link'])
  expect(document.activeElement).toBe(form.email)
  expect(server.calls).not.toHaveBeenCalled()
})

it('the contacts form removes an error as soon as the field is valid', async () => {
  answerWith(answered({}))
  const form = open()
  await form.user.clear(form.email)
  await form.user.type(form.email, 'nobody')
  await press(form)
  await waitFor(() => expect(form.email.getAttribute('aria-invalid')).toBe('true'))
  await form.user.type(form.email, '@example.com')
  await waitFor(() => expect(form.email.getAttribute('aria-invalid')).toBeNull())
})

it('the contacts form shows the server’s error below the field or the form', async () => {
  answerWith(
    refused({
      status: 422,
      message: 'Check the fields',
      errors: [
        { path: 'contacts.ordersEmail', message: 'This address cannot receive mail' },
        { path: 'legal.email', message: 'Something else is wrong' },
      ],
    }),
  )
  const form = open()
  await press(form)
  await waitFor(() =>
    expect(readDescription(screen.getByLabelText(en.ordersEmail))).toContain('This address cannot receive mail'),
  )
  expect(screen.getByRole('alert').textContent).toContain('Check the fields Something else is wrong')
  expect(document.activeElement).toBe(screen.getByLabelText(en.ordersEmail))
})

it('the contacts form keeps input after a failed connection, and the next click saves', async () => {
  const server = answerWith(lost(), answered({}))
  const form = open()
  await form.user.clear(form.email)
  await form.user.type(form.email, 'new@example.com')
  await press(form)
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(panel.notSaved))
  expect(screen.getByDisplayValue('new@example.com')).toBe(form.email)
  await press(form)
  await waitFor(() => expect(form.onDone).toHaveBeenCalledOnce())
  expect(server.body(1)).toMatchObject({ contacts: { providerEmail: 'new@example.com' } })
})

it('the contacts form sends one request on a double click', async () => {
  const answer = Promise.withResolvers<Response>()
  const server = answerWith(() => answer.promise)
  const form = open()
  await form.user.dblClick(form.save ?? document.body)
  expect(form.save?.getAttribute('aria-busy')).toBe('true')
  answer.resolve(Response.json({}))
  await waitFor(() => expect(form.onDone).toHaveBeenCalledOnce())
  expect(server.calls).toHaveBeenCalledOnce()
})

it('the contacts form keeps input on a conflict, and offers a reload', async () => {
  answerWith(refused({ status: 409, code: 'conflict.version', message: 'Changed meanwhile' }))
  const form = open()
  await form.user.type(form.email, '.org')
  await press(form)
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(en.conflict))
  expect(screen.getByDisplayValue('questions@example.com.org')).toBe(form.email)
  await form.user.click(screen.getByRole('button', { name: en.showCurrent }))
  expect(form.onDone).toHaveBeenCalledOnce()
})

it('the contacts form is disabled for a role that may not change settings', () => {
  const form = open({ can: false })
  expect(form.email.hasAttribute('disabled')).toBe(true)
  expect(form.save).toBeNull()
})
