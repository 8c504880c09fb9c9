import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { z } from 'zod'
import { en as errorsEn } from '../../app/messages/errors.en.ts'
import { en as panelEn } from '../text/panel-messages.en.ts'
import { readDescription, refusal, renderInPanel } from '../../../test/render-form.tsx'
import { CheckField, SelectField } from './choice-fields.tsx'
import { FieldRefusal, Form, FormFailure, SubmitButton } from './form.tsx'
import { FormSummary } from './form-summary.tsx'
import { LeaveQuestion } from './leave-question.tsx'
import { NumberField, TextAreaField, TextField } from './text-field.tsx'
import { useSchemaForm } from './use-schema-form.ts'

const schema = z.object({
  name: z.string().trim().min(2, 'staff.name-short'),
  days: z.number(),
  note: z.string().max(5),
  role: z.enum(['owner', 'editor']),
  isNamed: z.boolean(),
  tags: z.array(z.string().max(3)),
})
type Input = z.infer<typeof schema>
type Values = Omit<Input, 'days' | 'role'> & { days: number | null; role: string }

const right: Values = { name: 'Anna', days: 3, note: '', role: 'owner', isNamed: false, tags: [] }
const wrong: Values = { ...right, name: 'A', days: null, note: 'too long' }

type Options = {
  values?: Values
  work?: (input: Input) => Promise<unknown>
  summary?: boolean
  besideFaults?: boolean
}

function open({ values = right, work = async () => undefined, summary = false, besideFaults = true }: Options = {}) {
  const onSubmit = vi.fn(work)
  const onConflict = vi.fn()
  function Part() {
    const form = useSchemaForm({
      schema,
      defaultValues: values,
      // The schema refuses invalid values, so the form sends only values of this type.
      toInput: (typed: Values) => typed as Input,
    })
    return (
      <Form form={form} onSubmit={onSubmit} onConflict={onConflict}>
        {summary && (
          <FormSummary title={(count) => `${count} wrong`} note="Kept" lineOf={(name, text) => `${name}: ${text}`} />
        )}
        <TextField name="name" label="Name" />
        <NumberField name="days" label="Days" maxDigits={2} />
        <TextAreaField name="note" label="Note" />
        <SelectField name="role" label="Role" options={['owner', 'editor'].map((value) => ({ value, text: value }))} />
        <CheckField name="isNamed" label="Named" />
        <FormFailure besideFaults={besideFaults} />
        <SubmitButton>Save</SubmitButton>
        <LeaveQuestion />
      </Form>
    )
  }
  const drawn = renderInPanel(
    <>
      <Part />
      <a href="/elsewhere">Elsewhere</a>
    </>,
  )
  return { ...drawn, onSubmit, onConflict, save: screen.getByRole('button', { name: 'Save' }) }
}

const field = (label: string) => screen.getByLabelText(label)

it('a form sends the values of its fields to onSubmit', async () => {
  const { user, save, onSubmit } = open()
  await user.type(field('Name'), ' B')
  await user.clear(field('Days'))
  await user.type(field('Days'), '1x23')
  await user.type(field('Note'), 'note')
  await user.selectOptions(field('Role'), 'editor')
  await user.click(field('Named'))
  await user.click(save)
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
    name: 'Anna B',
    days: 12,
    note: 'note',
    role: 'editor',
    isNamed: true,
    tags: [],
  })
})

it('a form with field errors sends nothing and focuses the first error', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  const { user, save, onSubmit } = open({ values: wrong })
  await user.click(save)
  await waitFor(() => expect(document.activeElement).toBe(field('Name')))
  // The form scrolls to the text of the error, because a bar at the lower edge may cover this text.
  expect(scrolled.mock.contexts.map((element) => (element as Element).textContent)).toEqual(['staff.name-short'])
  expect(readDescription(field('Days'))).toBe(errorsEn['http.field-not-number'])
  expect(readDescription(field('Note'))).toBe(errorsEn['http.field-too-big'])
  expect(screen.getByRole('alert').textContent).toBe(errorsEn['http.invalid'])
  expect(onSubmit).not.toHaveBeenCalled()
})

it('the text of the first error stays in view when the form grows', async () => {
  let grow = () => {}
  class Watcher {
    observe = vi.fn()
    disconnect = vi.fn(() => (grow = () => {}))
    constructor(onGrowth: () => void) {
      grow = onGrowth
    }
  }
  vi.stubGlobal('ResizeObserver', Watcher)
  const { user, save } = open({ values: wrong })
  await user.click(save)
  await waitFor(() => expect(document.activeElement).toBe(field('Name')))
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  scrolled.mockClear()
  grow()
  expect(scrolled.mock.contexts.map((element) => (element as Element).textContent)).toEqual(['staff.name-short'])
  await user.tab()
  grow()
  grow()
  expect(scrolled).toHaveBeenCalledTimes(1)
})

it('a form removes a corrected error, and does not add errors while the user types', async () => {
  const { user, save } = open({ values: wrong })
  await user.click(save)
  await waitFor(() => expect(field('Note').getAttribute('aria-invalid')).toBe('true'))
  await user.clear(field('Note'))
  await waitFor(() => expect(field('Note').getAttribute('aria-invalid')).toBeNull())
  await user.type(field('Note'), 'too long')
  expect(field('Note').getAttribute('aria-invalid')).toBeNull()
  await user.tab()
  await waitFor(() => expect(field('Note').getAttribute('aria-invalid')).toBe('true'))
})

it('a form shows the server’s error below the field, or for the whole form', async () => {
  const errors = [
    { path: 'role', message: 'No such role' },
    { path: 'note.0', message: 'No such word' },
    { path: 'elsewhere', message: 'No such thing' },
  ]
  const { user, save } = open({ work: () => Promise.reject(refusal({ status: 422, message: 'Refused', errors })) })
  await user.click(save)
  await waitFor(() => expect(readDescription(field('Role'))).toBe('No such role'))
  expect(readDescription(field('Note'))).toBe('No such word')
  expect(screen.getByRole('alert').textContent).toBe('Refused No such thing')
  expect(document.activeElement).toBe(field('Note'))
})

it('a form shows general errors together with errors of fields', async () => {
  const errors = [
    { path: 'role', message: 'No such role' },
    { path: 'elsewhere', message: 'No such thing' },
  ]
  const work = () => Promise.reject(refusal({ status: 422, message: 'Refused', errors }))
  const { user, save } = open({ work, besideFaults: false })
  await user.click(save)
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('No such thing'))
  expect(readDescription(field('Role'))).toBe('No such role')
})

it('a form shows the schema’s error for a value that has no field', async () => {
  const { user, save } = open({ values: { ...wrong, tags: ['too long'] }, besideFaults: false })
  await user.click(save)
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(errorsEn['http.field-too-big']))
  expect(readDescription(field('Days'))).toBe(errorsEn['http.field-not-number'])
})

it('a form shows an error that `onSubmit` reports for one field', async () => {
  const { user, save } = open({ work: () => Promise.reject(new FieldRefusal('name', 'Taken')) })
  await user.click(save)
  await waitFor(() => expect(readDescription(field('Name'))).toBe('Taken'))
  expect(screen.queryByRole('alert')).toBeNull()
})

it.each([
  [true, panelEn.notSaved],
  [false, panelEn.offline],
])('a form keeps the input after a failed connection (browser online: %s)', async (isOnline, text) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  const work = vi.fn(async () => undefined).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const { user, save, onSubmit } = open({ work })
  await user.type(field('Name'), ' B')
  await user.click(save)
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(text))
  expect(screen.getByDisplayValue('Anna B')).toBe(field('Name'))
  await user.click(save)
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2))
  expect(screen.queryByRole('alert')).toBeNull()
})

it('a form is busy during saving, and a second click does nothing', async () => {
  const saving = Promise.withResolvers<undefined>()
  const { user, save, onSubmit } = open({ work: () => saving.promise })
  await user.dblClick(save)
  await user.type(field('Name'), '{Enter}')
  expect(save.getAttribute('aria-busy')).toBe('true')
  expect(onSubmit).toHaveBeenCalledOnce()
  saving.resolve(undefined)
  await waitFor(() => expect(save.getAttribute('aria-busy')).toBeNull())
})

it('a form loads the data again if another person has changed the data', async () => {
  const conflict = refusal({ status: 409, code: 'conflict.version', message: 'Changed meanwhile' })
  const { user, save, onConflict } = open({ work: () => Promise.reject(conflict) })
  await user.click(save)
  await waitFor(() => expect(onConflict).toHaveBeenCalledOnce())
})

it('a form lists its errors at the top, with links to the fields', async () => {
  const { user, save } = open({ values: wrong, summary: true })
  await user.click(save)
  const line = await screen.findByRole('button', { name: `note: ${errorsEn['http.field-too-big']}` })
  expect(document.activeElement?.contains(line)).toBe(true)
  await user.click(line)
  expect(document.activeElement).toBe(field('Note'))
})

/** True if the page can be closed without a confirmation. */
const closes = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

it('a form asks before unsaved changes are lost, but not after saving', async () => {
  const { user, save, onSubmit } = open()
  expect(closes()).toBe(true)
  await user.type(field('Name'), ' B')
  expect(closes()).toBe(false)
  expect(fireEvent.click(screen.getByText('Elsewhere'))).toBe(false)
  await user.click(await screen.findByText(panelEn.unsaved.stay))
  await user.click(save)
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
  await waitFor(() => expect(closes()).toBe(true))
})
