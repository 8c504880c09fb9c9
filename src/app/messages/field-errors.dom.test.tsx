import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { LANGS } from '#base/i18n.ts'
import { Refusal } from '#base/refusal.ts'
import { problemResponse } from '#server/http/problem.ts'
import { parseInput } from '#server/http/requests.ts'
import { Form, SubmitButton } from '#ui/forms/form.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { useSchemaForm } from '#ui/forms/use-schema-form.ts'
import { readDescription, renderInPanel } from '../../../test/render-form.tsx'
import { errorMessages } from './error-messages.ts'

/** For each kind of schema rule: a value that the rule refuses. */
const KINDS: Record<string, [schema: z.ZodType, refused: unknown]> = {
  required: [z.string(), undefined],
  'required, sent as null': [z.string(), null],
  'not a number': [z.number(), null],
  'another type': [z.string(), 5],
  'too long': [z.string().max(2), 'abc'],
  'too short': [z.string().min(2), 'a'],
  'too much': [z.number().max(2), 3],
  'too little': [z.number().min(2), 1],
  pattern: [z.string().regex(/^\d$/), 'a'],
  'one of a list': [z.enum(['a', 'b']), 'c'],
  'one of several shapes': [z.union([z.number(), z.literal('x')]), 'y'],
  'a rule of its own': [z.string().refine((text) => text !== 'a'), 'a'],
  'words of its own': [z.string().min(2, 'settings.text-missing'), 'a'],
  'words of its own for shapes': [z.union([z.string().min(9), z.literal('')], 'settings.email'), 'a'],
}

const cases = LANGS.flatMap((lang) => Object.keys(KINDS).map((kind) => [lang, kind] as const))

it.each(cases)('a form shows the same text as the server (%s, %s)', async (lang, kind) => {
  const [rule, refused] = KINDS[kind] ?? [z.never(), undefined]
  const schema = z.object({ value: rule })
  const said = await sentenceOfServer(schema, { value: refused }, lang)
  function Part() {
    const form = useSchemaForm({ schema, defaultValues: { value: '' }, toInput: () => ({ value: refused }) })
    return (
      <Form form={form} onSubmit={async () => undefined}>
        <TextField name="value" label="Value" />
        <SubmitButton>Save</SubmitButton>
      </Form>
    )
  }
  const { user } = renderInPanel(<Part />, { lang })
  await user.click(screen.getByRole('button'))
  await waitFor(() => expect(readDescription(screen.getByLabelText('Value'))).toBe(said))
  expect(said).toMatch(lang === 'ru' ? /^[А-ЯЁ]/ : /^[A-Z]/)
})

async function sentenceOfServer(schema: z.ZodType, input: unknown, lang: 'ru' | 'en'): Promise<string> {
  try {
    parseInput(schema, input)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const problem: unknown = await problemResponse(error, 'r1', lang, errorMessages).json()
    return (
      z.object({ errors: z.array(z.object({ message: z.string() })).length(1) }).parse(problem).errors[0]?.message ?? ''
    )
  }
  throw new Error('the server refused nothing')
}
