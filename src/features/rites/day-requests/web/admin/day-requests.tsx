import { useState } from 'react'
import { formatDay } from '#base/date-format.ts'
import { printedName } from '#features/orders/orders/rules-status.ts'
import { useApi, useApiQuery } from '#ui/data/api.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'
import { FormDialog } from '#ui/forms/form-dialog.tsx'
import { FormFailure } from '#ui/forms/form.tsx'
import { TextAreaField } from '#ui/forms/text-field.tsx'
import { useSchemaForm } from '#ui/forms/use-schema-form.ts'
import { Button } from '#ui/layout/button.tsx'
import { usePanel } from '#ui/layout/panel.ts'
import { useLang } from '#ui/text/messages.tsx'
import type { DayRequestAdminMessages } from '../../messages/admin.en.ts'
import { MAX_WORD } from '../../model.ts'
import { type DayRequestView, requestAnswer } from '../../schemas.ts'

type DayRequestsProps = {
  orderId: string
  /** True if the order has an e-mail address. */
  isEmailed: boolean
  reload: () => void
  messages: DayRequestAdminMessages
}

/** Shows the customer's requests for other days of an order, with buttons to accept or decline. */
export function DayRequests({ orderId, isEmailed, reload, messages }: DayRequestsProps) {
  const lang = useLang()
  const query = useApiQuery('/api/admin/day-requests', { query: { orderId, lang } })
  async function answered(): Promise<void> {
    await query.refetch()
    reload()
  }
  return (query.data?.items ?? []).map((request) => (
    <Request
      key={request.id}
      request={request}
      isEmailed={isEmailed}
      onAnswered={() => void answered()}
      messages={messages}
    />
  ))
}

type RequestProps = {
  request: DayRequestView
  isEmailed: boolean
  onAnswered: () => void
  messages: DayRequestAdminMessages
}

function Request({ request, isEmailed, onAnswered, messages }: RequestProps) {
  const lang = useLang()
  const { can } = usePanel()
  const [asked, setAsked] = useState<'accept' | 'decline'>()
  const [agreed] = request.days
  const ritual = printedName(request.ritual)
  return (
    <Notice
      tone="warn"
      quiet
      title={messages.asks(ritual, formatDay(request.day, lang))}
      action={
        can('calendar.change') && (
          <>
            <Button size="compact" disabled={agreed === undefined} onClick={() => setAsked('accept')}>
              {messages.accept}
            </Button>
            <Button size="compact" kind="quiet" onClick={() => setAsked('decline')}>
              {messages.decline}
            </Button>
          </>
        )
      }
    >
      {agreed === undefined ? messages.noDays : messages.isSet(formatDay(agreed, lang))}
      {request.hasRefused && ` ${messages.hasRefused}`}
      {asked && (
        <AnswerForm
          request={request}
          isEmailed={isEmailed}
          accept={asked === 'accept'}
          messages={messages}
          onClose={() => setAsked(undefined)}
          onAnswered={onAnswered}
        />
      )}
    </Notice>
  )
}

type AnswerFormProps = RequestProps & { accept: boolean; onClose: () => void }

function AnswerForm({ request, isEmailed, accept, messages, onClose, onAnswered }: AnswerFormProps) {
  const api = useApi()
  const lang = useLang()
  const form = useSchemaForm({ schema: requestAnswer, defaultValues: { accept, word: '' } })

  async function send(body: { accept: boolean; word?: string | undefined }): Promise<void> {
    await api.post('/api/admin/day-requests/{id}/answer', { path: { id: request.id }, query: { lang }, body })
    onClose()
    showToast({ title: accept ? messages.accepted : messages.declined })
    onAnswered()
  }

  return (
    <FormDialog
      title={(accept ? messages.acceptTitle : messages.declineTitle)(formatDay(request.day, lang))}
      back={messages.back}
      submit={accept ? messages.accept : messages.decline}
      form={form}
      onSubmit={send}
      onClose={onClose}
    >
      <p>{accept ? messages.acceptText : messages.declineText}</p>
      {/* Only the e-mail contains this text, so the field needs an e-mail address. */}
      {!accept && isEmailed && (
        <TextAreaField name="word" label={messages.word} hint={messages.wordHint} rows={3} maxLength={MAX_WORD} />
      )}
      <FormFailure />
    </FormDialog>
  )
}
