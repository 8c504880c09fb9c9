import { useState } from 'react'
import type { z } from 'zod'
import { useApi, useApiQuery } from '#ui/data/api.ts'
import { showToast } from '#ui/feedback/toast-store.ts'
import { SelectField } from '#ui/forms/choice-fields.tsx'
import { FormDialog } from '#ui/forms/form-dialog.tsx'
import { FormFailure } from '#ui/forms/form.tsx'
import { LeaveQuestion } from '#ui/forms/leave-question.tsx'
import { TextAreaField, TextField } from '#ui/forms/text-field.tsx'
import { useSchemaForm } from '#ui/forms/use-schema-form.ts'
import { Button } from '#ui/layout/button.tsx'
import { useAddress } from '#ui/layout/panel.ts'
import { useLang } from '#ui/text/messages.tsx'
import { MAX_LETTER, MAX_LETTER_SUBJECT } from '../../../model.ts'
import { letterInput, type LetterView } from '../../../schemas-letters.ts'
import { useMessages } from '../messages.ts'

type LetterButtonProps = { orderId: string; reload: () => void }

/** A button that opens the form for a letter to the customer of an order. The page of a payment opens the form with `?letter=payment`. */
export function LetterButton({ orderId, reload }: LetterButtonProps) {
  const { letter: messages } = useMessages()
  const { search, setSearch } = useAddress()
  const begun = search.get('letter')
  const query = useApiQuery('/api/admin/orders/{id}/letters', { path: { id: orderId } }, { enabled: begun !== null })
  const close = () => setSearch({ letter: undefined })
  return (
    <>
      <Button size="compact" onClick={() => setSearch({ letter: 'free' })}>
        {messages.write}
      </Button>
      {begun !== null && query.data && query.data.to !== null && (
        <LetterForm
          orderId={orderId}
          letters={query.data}
          begun={begun}
          onClose={close}
          onSent={() => {
            close()
            showToast({ title: messages.sent })
            reload()
          }}
        />
      )}
    </>
  )
}

type LetterFormProps = {
  orderId: string
  letters: LetterView
  begun: string
  onClose: () => void
  onSent: () => void
}

type FormValues = { template: string; subject: string; text: string }

function LetterForm({ orderId, letters: { to, lang: theirs, templates }, begun, onClose, onSent }: LetterFormProps) {
  const { letter: messages } = useMessages()
  const lang = useLang()
  const api = useApi()
  const templateOf = (id: string) => templates.find((template) => template.id === id) ?? templates[0]
  const [first] = useState(() => templateOf(begun))
  const form = useSchemaForm({
    schema: letterInput,
    defaultValues: { template: first?.id ?? '', subject: first?.subject ?? '', text: first?.text ?? '' },
    toInput: ({ subject, text }: FormValues) => ({ subject, text }),
  })

  async function send(body: z.input<typeof letterInput>): Promise<void> {
    await api.post('/api/admin/orders/{id}/letters', { path: { id: orderId }, query: { lang }, body })
    onSent()
  }

  /** Puts the text of a template into the letter, unless somebody has typed a text. */
  function take(id: string): void {
    const { subject, text } = form.getValues()
    const isTyped = !templates.some((template) => template.text === text) && text.trim() !== ''
    const next = templateOf(id)
    if (!next || isTyped) return
    form.setValue('text', next.text)
    if (templates.some((template) => template.subject === subject)) form.setValue('subject', next.subject)
  }

  return (
    <FormDialog
      size="form"
      title={messages.title}
      submit={messages.send}
      form={form}
      keepsTyped
      onSubmit={send}
      onClose={onClose}
    >
      <p>{messages.to(to ?? '', messages.langs[theirs])}</p>
      <SelectField
        name="template"
        label={messages.template}
        options={templates.map(({ id }) => ({ value: id, text: messages.templates[id] }))}
        onChange={take}
      />
      <TextField name="subject" label={messages.subject} lang={theirs} maxLength={MAX_LETTER_SUBJECT} />
      <TextAreaField
        name="text"
        label={messages.text}
        hint={messages.textHint}
        lang={theirs}
        rows={8}
        maxLength={MAX_LETTER}
      />
      <FormFailure />
      <LeaveQuestion />
    </FormDialog>
  )
}
