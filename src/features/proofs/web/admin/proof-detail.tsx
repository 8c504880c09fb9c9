import { type ReactNode, useState } from 'react'
import type { Lang } from '#base/i18n.ts'
import { ACCEPTED, FileButton } from '#features/media/web/admin/file-button.tsx'
import { UploadList } from '#features/media/web/admin/upload-list.tsx'
import { useUploads } from '#features/media/web/admin/use-uploads.ts'
import type { MediaView } from '#features/media/schemas.ts'
import { printedName } from '#features/orders/rules-status.ts'
import { dayOfMoment, printedMoment, SITE_ZONE } from '#features/places/rules-moment.ts'
import { useApi, useApiQuery } from '#ui/api.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Facts } from '#ui/facts.tsx'
import { Field } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { useLang } from '#ui/messages.tsx'
import { Notice } from '#ui/notice.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { usePanel } from '#ui/panel.ts'
import { useAction } from '#ui/use-action.ts'
import { MOST_TEXT } from '../../model.ts'
import type { AdminProof } from '../../schemas.ts'
import { useMessages } from './messages.ts'
import { ProofFields, toLocal, toMoment } from './proof-fields.tsx'
import { ProofFile } from './proof-file.tsx'
import { ProofPublication } from './proof-publication.tsx'
import styles from './proofs-page.module.css'

type ProofDetail = AdminProof & { priests: { id: string; name: string }[] }

/** One proof: what was seen on one side, what is said of it on the other. */
export function ProofReview({ id }: { id: string }) {
  const messages = useMessages()
  const lang = useLang()
  const { data, error, refetch } = useApiQuery('/api/admin/proofs/{id}', { path: { id } })
  const back = { href: '/proofs', text: messages.back }
  if (data === null)
    return (
      <div className={styles.page}>
        <PageHead title={messages.notFound} back={back} />
        <Notice tone="info">{messages.notFoundText}</Notice>
      </div>
    )
  return (
    <div className={styles.page}>
      <Loaded
        data={data}
        error={error}
        retry={() => void refetch()}
        head={<PageHead title={messages.one} back={back} />}
      >
        {(proof) => (
          <>
            <PageHead
              title={printedName(proof.ritual[lang])}
              aside={<Aside proof={proof} />}
              back={{ href: `/proofs?state=${proof.state}`, text: messages.back }}
            />
            <Review key={`${proof.version} ${proof.state}`} proof={proof} onChanged={refetch} />
          </>
        )}
      </Loaded>
    </div>
  )
}

function Aside({ proof: { orderNumber, initials, state, publishedAt } }: { proof: ProofDetail }) {
  const { published } = useMessages()
  const lang = useLang()
  return (
    <span className={styles.acts}>
      {orderNumber} · {initials}
      {state === 'published' && publishedAt && <Badge tone="ok">{published(dayOfMoment(publishedAt, lang))}</Badge>}
    </span>
  )
}

function Review({ proof, onChanged }: { proof: ProofDetail; onChanged: () => void }) {
  const messages = useMessages()
  const { can } = usePanel()
  const api = useApi()
  const [facts, setFacts] = useState({
    performedAt: toLocal(new Date(proof.performedAt)),
    place: proof.place,
    priestId: proof.priest.id,
  })
  const [text, setText] = useState(proof.text)
  const [files, setFiles] = useState<MediaView[]>(proof.media)
  const uploads = useUploads('staff', (media) => setFiles((all) => [...all, media]))
  const isFixed = proof.state === 'published' || !can('proofs.create')
  const save = useAction(async () => {
    const media = files.map(({ id }) => id)
    // An unfinished time is for the shop to refuse, under its field.
    const performedAt = toMoment(facts.performedAt) ?? ''
    const body = { ...facts, performedAt, media, text, version: proof.version }
    await api.put('/api/admin/proofs/{id}', { path: { id: proof.id }, body })
    onChanged()
  })
  const saved = { place: proof.place, priestId: proof.priest.id, performedAt: toLocal(new Date(proof.performedAt)) }
  const isChanged =
    JSON.stringify([saved.performedAt, saved.place, saved.priestId, proof.text, proof.media.map(({ id }) => id)]) !==
    JSON.stringify([facts.performedAt, facts.place, facts.priestId, text, files.map(({ id }) => id)])
  return (
    <div className={styles.sides}>
      <section className={styles.part} aria-labelledby="files-title">
        <h2 id="files-title" className="type-h3">
          {messages.files}
        </h2>
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
        {save.faults.media && <Notice tone="danger">{save.faults.media}</Notice>}
        <UploadList uploads={uploads} />
        {!isFixed && (
          <div>
            <FileButton text={messages.addFiles} accept={ACCEPTED} size="compact" onFiles={uploads.add} />
          </div>
        )}
      </section>
      <section className={styles.part} aria-labelledby="facts-title">
        <h2 id="facts-title" className="type-h3">
          {messages.facts}
        </h2>
        {isFixed ? (
          <ProofFacts proof={proof} />
        ) : (
          <form
            className={styles.form}
            onSubmit={(event) => {
              event.preventDefault()
              void save.run()
            }}
          >
            <ProofFields value={facts} onChange={setFacts} priests={withPriest(proof)} faults={save.faults} />
            {(['ru', 'en'] as const).map((each) => (
              <Field
                key={each}
                multiline
                lang={each}
                label={each === 'ru' ? messages.noteRu : messages.noteEn}
                hint={messages.noteHint}
                maxLength={MOST_TEXT}
                value={text[each]}
                onChange={(value) => setText({ ...text, [each]: value })}
                error={save.faults[`text.${each}`]}
              />
            ))}
            {save.failure && <Notice tone="danger">{save.failure}</Notice>}
            <div className={styles.acts}>
              <Button type="submit" size="compact" busy={save.isBusy} disabled={!isChanged || uploads.isBusy}>
                {messages.save}
              </Button>
            </div>
          </form>
        )}
        <ProofPublication proof={proof} isChanged={isChanged || uploads.isBusy} onChanged={onChanged} />
      </section>
    </div>
  )
}

/** What is said in a proof that cannot be changed, or not by whom it is read. */
function ProofFacts({ proof }: { proof: AdminProof }) {
  const messages = useMessages()
  const lang = useLang()
  return (
    <Facts
      facts={[
        { term: messages.columns.performed, value: printedMoment(proof.performedAt, SITE_ZONE, lang) },
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

/** Who performed it may have left the staff since. */
function withPriest({ priests, priest }: ProofDetail): { id: string; name: string }[] {
  return priests.some(({ id }) => id === priest.id) ? priests : [priest, ...priests]
}
