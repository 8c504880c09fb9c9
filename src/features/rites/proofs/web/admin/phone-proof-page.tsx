import { useState } from 'react'
import type { z } from 'zod'
import type { Lang } from '#base/i18n.ts'
import { printedName } from '#features/orders/orders/rules-status.ts'
import { namedMoment } from '#features/people/places/rules-moment.ts'
import { FileButton } from '#features/platform/media/web/admin/file-button.tsx'
import { UploadList } from '#features/platform/media/web/admin/upload-list.tsx'
import { useUploads } from '#features/platform/media/web/admin/use-uploads.ts'
import { useApi, useApiQuery } from '#ui/data/api.ts'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Form, FormFailure, SubmitButton } from '#ui/forms/form.tsx'
import { Segmented } from '#ui/forms/segmented.tsx'
import { TextAreaField } from '#ui/forms/text-field.tsx'
import { useSchemaForm } from '#ui/forms/use-schema-form.ts'
import { Button } from '#ui/layout/button.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import { Link } from '#ui/layout/link.tsx'
import { useAddress, usePanel } from '#ui/layout/panel.ts'
import { useLang } from '#ui/text/messages.tsx'
import { MAX_TEXT } from '../../model.ts'
import { mayBeProved } from '../../rules.ts'
import { proposedMoment } from '../../rules-log.ts'
import { proofInput, type ProofLine } from '../../schemas.ts'
import { useMessages } from './messages.ts'
import { keepStored, readStored } from '#ui/data/stored.ts'
import styles from './phone-proof-page.module.css'
import { FilesFault, type ProofFacts, ProofFields, toLocal, toMoment } from './proof-fields.tsx'

/** The key under which the phone stores the last place that was entered. */
const LAST_PLACE = 'proof-place'

/** The page that staff open on a phone beside the fire. Pictures come first, then time and place. Staff can add other data later on a computer. */
export function PhoneProofPage() {
  const { back, phone } = useMessages()
  const lang = useLang()
  const { segments } = useAddress()
  const [, orderId = '', lineId = ''] = segments
  const query = useApiQuery('/api/admin/missing-proofs/{orderId}/{lineId}', {
    path: { orderId, lineId },
  })
  const isMissing = query.data === null
  return (
    <div className={styles.page}>
      {!isMissing && (
        <Link href="/proofs?state=missing" className={styles.back}>
          <Icon name="arrow-left" size={16} /> {back}
        </Link>
      )}
      <h1 className={styles.title}>{phone.title}</h1>
      {isMissing ? (
        <Notice
          tone="warn"
          title={phone.notFound}
          action={
            <Button as={Link} href="/proofs?state=missing">
              {back}
            </Button>
          }
        >
          {phone.notFoundText}
        </Notice>
      ) : (
        <Loaded query={query}>
          {(line) => (
            <>
              <p className={styles.about}>
                <strong>{namedMoment(printedName(line.ritual[lang]), line.performsAt, lang)}</strong>
                <span>{phone.order(line.orderNumber, line.initials)}</span>
              </p>
              <LineState line={line} />
            </>
          )}
        </Loaded>
      )}
    </div>
  )
}

function LineState({ line }: { line: ProofLine }) {
  const { phone } = useMessages()
  const [sentId, setSentId] = useState<string>()
  const proofId = sentId ?? line.proofId
  const open = (
    <Button as={Link} href={proofId === null ? '/proofs' : `/proofs/${proofId}`}>
      {phone.open}
    </Button>
  )
  if (sentId !== undefined)
    return (
      <Notice tone="ok" title={phone.done} action={open}>
        {phone.doneText}
      </Notice>
    )
  if (line.proofId !== null)
    return (
      <Notice tone="info" action={open}>
        {line.proofState === 'published' ? phone.existsPublished : phone.exists}
      </Notice>
    )
  // The API returns only the statuses of the model.
  if (!mayBeProved(line.status as Parameters<typeof mayBeProved>[0])) return <Notice tone="warn">{phone.unpaid}</Notice>
  return <ProofForm line={line} onSent={setSentId} />
}

const LANGUAGES = [
  { value: 'ru', text: 'Русский', lang: 'ru' },
  { value: 'en', text: 'English', lang: 'en' },
]

function ProofForm({ line, onSent }: { line: ProofLine; onSent: (proofId: string) => void }) {
  const { phone } = useMessages()
  const { user, now } = usePanel()
  const api = useApi()
  const listed = line.priests.filter(({ isListed }) => isListed)
  const own = (line.priests.find(({ id }) => id === user.id) ?? listed[0] ?? line.priests[0])?.id ?? ''
  const [noteLang, setNoteLang] = useState<Lang>(useLang())
  const uploads = useUploads('staff')
  const files = uploads.items.flatMap(({ media }) => media ?? [])
  const proposed = proposedMoment(line, now())
  const form = useSchemaForm({
    schema: proofInput,
    defaultValues: {
      performedAt: proposed ? toLocal(proposed) : '',
      place: readStored('local', LAST_PLACE) ?? '',
      priestId: line.priestId ?? own,
      note: '',
    },
    toInput: ({ note, performedAt, ...facts }: ProofFacts & { note: string }) => ({
      ...facts,
      // The server refuses an incomplete time, and the form shows the error below the field.
      performedAt: toMoment(performedAt) ?? '',
      orderId: line.orderId,
      lineId: line.lineId,
      media: files.map(({ id }) => id),
      text: { ru: '', en: '', [noteLang]: note },
    }),
  })

  async function send(body: z.input<typeof proofInput>): Promise<void> {
    const { id } = await api.post('/api/admin/proofs', { body })
    keepStored('local', LAST_PLACE, body.place)
    onSent(id)
  }

  const isReady = files.length > 0 && !uploads.isBusy
  return (
    <Form form={form} onSubmit={send} className={styles.form}>
      <div className={styles.cameras}>
        <FileButton
          text={phone.photo}
          accept="image/*"
          capture="environment"
          multiple={false}
          kind="primary"
          wide
          onFiles={uploads.add}
        />
        <FileButton
          text={phone.video}
          accept="video/*"
          capture="environment"
          multiple={false}
          wide
          onFiles={uploads.add}
        />
        <FileButton text={phone.gallery} accept="image/*,video/*" wide onFiles={uploads.add} />
      </div>
      <UploadList uploads={uploads} />
      <FilesFault />
      <ProofFields
        priests={line.priests}
        {...(!proposed && line.lastDay !== null && { lastDay: line.lastDay })}
        afterTime={
          <div className={styles.now}>
            <Button onClick={() => form.setValue('performedAt', toLocal(now()), { shouldDirty: true })}>
              {phone.now}
            </Button>
          </div>
        }
      />
      <div className={styles.language}>
        <span aria-hidden="true">{phone.language}</span>
        <Segmented
          label={phone.language}
          segments={LANGUAGES}
          value={noteLang}
          onSelect={(value) => setNoteLang(value === 'ru' ? 'ru' : 'en')}
        />
      </div>
      <TextAreaField name="note" label={phone.note} hint={phone.noteHint} lang={noteLang} maxLength={MAX_TEXT} />
      <FormFailure besideFaults />
      <div className={styles.send}>
        <SubmitButton wide disabled={!isReady} aria-describedby="send-why">
          {phone.send}
        </SubmitButton>
        <p id="send-why" className={styles.hint} aria-live="polite">
          {isReady ? '' : uploads.isBusy ? phone.sending : phone.need}
        </p>
      </div>
    </Form>
  )
}
