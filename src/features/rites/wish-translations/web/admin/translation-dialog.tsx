import { useState } from 'react'
import type { z } from 'zod'
import { useApi } from '#ui/data/api.ts'
import { useAction } from '#ui/data/use-action.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'
import { SelectField } from '#ui/forms/choice-fields.tsx'
import { FormDialog } from '#ui/forms/form-dialog.tsx'
import { FormFailure } from '#ui/forms/form.tsx'
import { TextAreaField } from '#ui/forms/text-field.tsx'
import { useSchemaForm } from '#ui/forms/use-schema-form.ts'
import { Button } from '#ui/layout/button.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { MAX_TRANSLATION, TRANSLATION_LANGS, type TranslationLang } from '../../model.ts'
import { translationInput, type WishView } from '../../schemas.ts'
import { useMessages } from './messages.ts'

type TranslationDialogProps = { wish: WishView; onClose: () => void; onSaved: () => void }

/** The translation of a wish. A suggestion of the language model only fills the field, and a person saves it. */
export function TranslationDialog({ wish, onClose, onSaved }: TranslationDialogProps) {
  const messages = useMessages()
  const lang = useLang()
  const api = useApi()
  const { orderId, translation, version } = wish
  const [isSuggested, setIsSuggested] = useState(false)
  const form = useSchemaForm({
    schema: translationInput,
    defaultValues: { text: translation?.text ?? '', lang: translation?.lang ?? 'en' },
    toInput: (typed: { text: string; lang: TranslationLang }) => ({
      ...typed,
      source: isSuggested ? ('suggested' as const) : ('typed' as const),
      version,
    }),
  })
  const suggestion = useAction(async () => {
    const body = { lang: form.getValues('lang') }
    const { text } = await api.post('/api/admin/wishes/{orderId}/suggestion', {
      path: { orderId },
      query: { lang },
      body,
    })
    form.setValue('text', text, { shouldDirty: true })
    setIsSuggested(true)
  })

  async function save(body: z.input<typeof translationInput>): Promise<void> {
    await api.put('/api/admin/wishes/{orderId}/translation', { path: { orderId }, query: { lang }, body })
    showToast({ title: body.text.trim() === '' ? messages.removed : messages.saved })
    onSaved()
  }

  const languages = TRANSLATION_LANGS.map((value) => ({ value, text: messages.langs[value] }))
  return (
    <FormDialog
      title={messages.title}
      size="form"
      back={messages.cancel}
      submit={form.watch('text').trim() === '' && translation ? messages.remove : messages.save}
      form={form}
      onSubmit={save}
      onClose={onClose}
    >
      <blockquote dir="auto">{wish.wish}</blockquote>
      <SelectField name="lang" label={messages.lang} options={languages} />
      {wish.canSuggest && (
        <div>
          <Button size="compact" busy={suggestion.isBusy} onClick={() => void suggestion.run()}>
            {messages.suggest}
          </Button>
          <p>
            <small>{messages.suggestHint}</small>
          </p>
          {suggestion.failure !== undefined && <Notice tone="danger">{suggestion.failure}</Notice>}
        </div>
      )}
      {isSuggested && <Notice tone="info">{messages.check}</Notice>}
      <TextAreaField
        name="text"
        label={messages.translation}
        hint={messages.hint}
        lang={form.watch('lang')}
        maxLength={MAX_TRANSLATION}
        rows={4}
      />
      <FormFailure />
    </FormDialog>
  )
}
