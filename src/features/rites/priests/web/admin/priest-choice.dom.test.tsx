import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { Form } from '#ui/forms/form.tsx'
import { useSchemaForm } from '#ui/forms/use-schema-form.ts'
import { renderInPanel } from '../../../../../../test/render-form.tsx'
import { en } from '../../messages/admin-choice.en.ts'
import { PriestChoice } from './priest-choice.tsx'

const PRIESTS = [
  { id: 'g', name: 'Gauri', place: 'Ayodhya', isListed: false },
  { id: 'r', name: 'Ramesh', place: 'Варанаси', isListed: true },
]

function Choice({ priestId = '', place }: { priestId?: string; place: string }) {
  const form = useSchemaForm({
    schema: z.object({ priestId: z.string() }),
    defaultValues: { priestId },
    toInput: (typed: { priestId: string }) => typed,
  })
  return (
    <Form form={form} onSubmit={async () => undefined}>
      <PriestChoice label="Priest" priests={PRIESTS} first={[{ value: '', text: 'Nobody' }]} place={place} />
    </Form>
  )
}

const draw = (props: Parameters<typeof Choice>[0]) =>
  renderInPanel(<Choice {...props} />, { dictionary: { priestChoice: en } })
const select = () => screen.getByLabelText<HTMLSelectElement>('Priest')
const warnings = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)

it('priests who perform other rituals are listed last, in a separate group', () => {
  draw({ place: 'Varanasi' })
  expect([...select().options].map(({ text }) => text)).toEqual(['Nobody', 'Ramesh', 'Gauri'])
  const others = within(screen.getByRole('group', { name: en.notListed }))
  expect(others.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Gauri'])
})

it('a priest who performs other rituals is selected only after confirmation', async () => {
  const { user } = draw({ place: 'Varanasi' })
  await user.selectOptions(select(), 'g')
  expect(select().value).toBe('')
  const dialog = within(await screen.findByRole('dialog', { name: en.question('Gauri') }))
  await user.click(dialog.getByRole('button', { name: en.yes }))
  expect(select().value).toBe('g')
  expect(warnings()).toEqual([en.chosen('Gauri'), en.otherPlace('Gauri', 'Ayodhya', 'Varanasi')])
})

it('a priest of this ritual is selected without a warning', async () => {
  const { user } = draw({ place: 'Varanasi, Assi Ghat' })
  await user.selectOptions(select(), 'r')
  expect(select().value).toBe('r')
  expect(warnings()).toEqual([])
})

it('the form warns immediately if the place differs from the priest’s usual place', () => {
  draw({ priestId: 'r', place: 'Haridwar' })
  expect(warnings()).toEqual([en.otherPlace('Ramesh', 'Варанаси', 'Haridwar')])
})
