import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { Lang } from '#base/i18n.ts'
import { printedName } from '#features/orders/orders/rules-status.ts'
import { localDayOfMoment, printedMoment } from '#features/people/places/rules-moment.ts'
import type { MediaView } from '#features/platform/media/schemas.ts'
import { ACCEPTED, FileButton } from '#features/platform/media/web/admin/file-button.tsx'
import { UploadList } from '#features/platform/media/web/admin/upload-list.tsx'
import { useUploads } from '#features/platform/media/web/admin/use-uploads.ts'
import { useApi, useApiQuery } from '#ui/data/api.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Form, FormFailure, SubmitButton } from '#ui/forms/form.tsx'
import { TextAreaField } from '#ui/forms/text-field.tsx'
import { useSchemaForm } from '#ui/forms/use-schema-form.ts'
import { Button } from '#ui/layout/button.tsx'
import { DetailPage } from '#ui/layout/detail-page.tsx'
import { Facts } from '#ui/layout/facts.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import { usePanel } from '#ui/layout/panel.ts'
import { useLang } from '#ui/text/messages.tsx'
import { MAX_TEXT } from '../../model.ts'
import { Section } from '#ui/layout/section.tsx'
import { type AdminProof, type ProofDetail, proofEdit } from '../../schemas.ts'
import { useMessages } from './messages.ts'
import { ProofArchive } from './proof-archive.tsx'
import { ProofEntries } from './proof-entries.tsx'
import { ProofFile } from './proof-file.tsx'
import { FilesFault, type ProofFacts as TypedFacts, ProofFields, toLocal, toMoment } from './proof-fields.tsx'
import { ProofPublication } from './proof-publication.tsx'
import styles from './proofs-page.module.css'

/** The page of one proof, with the media beside the other data. */
export function ProofReview({ id }: { id: string }) {
  const messages = useMessages()
  const lang = useLang()
  const query = useApiQuery('/api/admin/proofs/{id}', { path: { id } })
  return (
    <div className={styles.page}>
      <DetailPage
        query={query}
        back={{ href: '/proofs', text: messages.back }}
        title={messages.one}
        unknown={messages.notFound}
        unknownText={<Notice tone="info">{messages.notFoundText}</Notice>}
        head={(proof) => ({
          title: printedName(proof.ritual[lang]),
          aside: <Aside proof={proof} />,
          back: { href: `/proofs?state=${proof.state}`, text: messages.back },
        })}
      >
        {(proof) => (
          <>
            <Review key={proof.state} proof={proof} onChanged={query.refetch} />
            <ProofEntries key={`${proof.state} ${proof.entries.length}`} proof={proof} onChanged={query.refetch} />
          </>
        )}
      </DetailPage>
    </div>
  )
}

function Aside({ proof: { orderNumber, initials, state, publishedAt } }: { proof: ProofDetail }) {
  const { published } = useMessages()
  const lang = useLang()
  return (
    <span className={styles.acts}>
      {orderNumber} · {initials}
      {state === 'published' && publishedAt && (
        <Badge tone="ok">{published(localDayOfMoment(publishedAt, lang))}</Badge>
      )}
    </span>
  )
}

const schema = proofEdit.omit({ version: true })

function Review({ proof, onChanged }: { proof: ProofDetail; onChanged: () => void }) {
  const messages = useMessages()
  const { can } = usePanel()
  const api = useApi()
  const isFixed = proof.state === 'published' || !can('proofs.create')
  const form = useSchemaForm({
    schema,
    values: {
      media: proof.media,
      performedAt: toLocal(new Date(proof.performedAt)),
      place: proof.place,
      priestId: proof.priest.id,
      text: proof.text,
    },
    // The server refuses an incomplete time, and the form shows the error below the field.
    toInput: ({ media, ...typed }: TypedFacts & Pick<AdminProof, 'text' | 'media'>) => ({
      ...typed,
      performedAt: toMoment(typed.performedAt) ?? '',
      media: media.map(({ id }) => id),
    }),
  })
  const files = form.watch('media')
  const setFiles = (media: MediaView[]) => form.setValue('media', media, { shouldDirty: true })
  const uploads = useUploads('staff', (file) => setFiles([...form.getValues('media'), file]))
  const isChanged = form.formState.isDirty

  async function save(facts: z.input<typeof schema>): Promise<void> {
    await api.put('/api/admin/proofs/{id}', { path: { id: proof.id }, body: { ...facts, version: proof.version } })
    for (const { key } of uploads.items) uploads.dismiss(key)
    onChanged()
  }

  return (
    <Form form={form} onSubmit={save} onConflict={onChanged} className={styles.sides}>
      <Section className={styles.part} title={messages.files}>
        <ul className={styles.files}>
          {files.map((file, place) => (
            <li key={file.id}>
              <ProofFile file={file} />
              {!isFixed && (
                <p className={styles.fileLine}>
                  <span>{file.name || messages.file(place + 1)}</span>
                  <Button
                    size="compact"
                    kind="quiet"
                    square
                    aria-label={messages.removeFile(file.name || messages.file(place + 1))}
                    onClick={() => setFiles(files.filter(({ id }) => id !== file.id))}
                  >
                    <Icon name="trash" size={20} />
                  </Button>
                </p>
              )}
            </li>
          ))}
        </ul>
        <FilesFault />
        <UploadList uploads={uploads} />
        {!isFixed && (
          <div>
            <FileButton text={messages.addFiles} accept={ACCEPTED} size="compact" onFiles={uploads.add} />
          </div>
        )}
      </Section>
      <Section className={styles.part} title={messages.facts}>
        {isFixed ? (
          <ProofFacts proof={proof} />
        ) : (
          <div className={styles.form}>
            <ProofFields priests={withPriest(proof)} />
            {(['ru', 'en'] as const).map((each) => (
              <TextAreaField
                key={each}
                name={`text.${each}`}
                lang={each}
                label={each === 'ru' ? messages.noteRu : messages.noteEn}
                hint={messages.noteHint}
                maxLength={MAX_TEXT}
              />
            ))}
            <FormFailure besideFaults />
            <div className={styles.acts}>
              <SubmitButton kind="secondary" size="compact" disabled={!isChanged || uploads.isBusy}>
                {messages.save}
              </SubmitButton>
            </div>
          </div>
        )}
        <ProofPublication proof={proof} isChanged={isChanged || uploads.isBusy} onChanged={onChanged} />
        {proof.publishedAt !== null && <ProofArchive proof={proof} />}
      </Section>
    </Form>
  )
}

/** The data of a proof as text, if nobody can change the proof or this user may not change it. */
function ProofFacts({ proof }: { proof: AdminProof }) {
  const messages = useMessages()
  const lang = useLang()
  return (
    <Facts
      facts={[
        { term: messages.columns.performed, value: printedMoment(proof.performedAt, lang) },
        { term: messages.place, value: proof.place },
        { term: messages.priest, value: proof.priest.name },
        { term: messages.noteRu, value: noteOf(proof, 'ru') },
        { term: messages.noteEn, value: noteOf(proof, 'en') },
      ]}
    />
  )
}

function noteOf({ text }: AdminProof, lang: Lang): ReactNode {
  return text[lang] === '' ? null : (
    <span lang={lang} dir="auto" className={styles.note}>
      {text[lang]}
    </span>
  )
}

/** The priests to choose from. The performer of the proof is included, even after leaving the staff. */
function withPriest({ priests, priest }: ProofDetail): ProofDetail['priests'] {
  return priests.some(({ id }) => id === priest.id) ? priests : [{ ...priest, place: '', isListed: true }, ...priests]
}
