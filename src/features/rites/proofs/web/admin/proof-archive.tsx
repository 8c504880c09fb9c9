import { useState } from 'react'
import { localDayOfMoment } from '#features/people/places/rules-moment.ts'
import type { MediaView } from '#features/platform/media/schemas.ts'
import { useApi, useApiQuery } from '#ui/data/api.ts'
import { findProblem } from '#ui/data/request.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { CheckField } from '#ui/forms/check-field.tsx'
import { usePanel } from '#ui/layout/panel.ts'
import { Section } from '#ui/layout/section.tsx'
import { ConfirmButton } from '#ui/overlays/confirm-action.tsx'
import { useLang } from '#ui/text/messages.tsx'
import type { AdminProof } from '../../schemas.ts'
import type { AdminArchive } from '../../schemas-archive.ts'
import { useMessages } from './messages.ts'
import styles from './proofs-page.module.css'

/**
 * Shows the customer's consent to the public archive, and the pictures that staff have allowed for the archive. Staff can end the consent.
 * Only the customer can give consent.
 */
export function ProofArchive({ proof }: { proof: AdminProof }) {
  const { archive: messages, reason, reasonHint } = useMessages()
  const lang = useLang()
  const { can } = usePanel()
  const api = useApi()
  const path = { id: proof.id }
  const { data, refetch } = useApiQuery('/api/admin/proofs/{id}/archive', { path })
  if (!data) return null
  const pictures = proof.media.filter(({ kind }) => kind === 'image')
  return (
    <Section className={styles.form} level="h3" title={messages.title}>
      <p>
        {data.consent
          ? `${messages.given(localDayOfMoment(data.consent.givenAt, lang))} ${data.isShown ? messages.shown : messages.hidden}`
          : messages.none}
      </p>
      <p>
        <strong>{messages.pictures}</strong>
      </p>
      <p className={styles.hint}>{pictures.length > 0 ? messages.picturesText : messages.noPictures}</p>
      {pictures.map((file, place) => (
        <PictureCheck key={file.id} proofId={proof.id} file={file} place={place} archive={data} onChanged={refetch} />
      ))}
      {data.consent && can('proofs.publish') && (
        <div className={styles.acts}>
          <ConfirmButton
            text={messages.end}
            button={{ kind: 'quiet' }}
            title={messages.endSure}
            reason={{ label: reason, hint: reasonHint, maxLength: 1000, required: true }}
            isDangerous
            call={async (given) =>
              void (await api.delete('/api/admin/proofs/{id}/archive', { path, body: { reason: given } }))
            }
            onClose={refetch}
          >
            <p>{messages.endText}</p>
          </ConfirmButton>
        </div>
      )}
    </Section>
  )
}

type PictureCheckProps = {
  proofId: string
  file: MediaView
  place: number
  archive: AdminArchive
  onChanged: () => unknown
}

function PictureCheck({ proofId, file, place, archive, onChanged }: PictureCheckProps) {
  const messages = useMessages()
  const { can } = usePanel()
  const api = useApi()
  const [failure, setFailure] = useState<string>()
  const name = file.name || messages.file(place + 1)

  async function set(isPublic: boolean): Promise<void> {
    setFailure(undefined)
    try {
      const path = { id: proofId, mediaId: file.id }
      await api.put('/api/admin/proofs/{id}/pictures/{mediaId}', { path, body: { isPublic } })
    } catch (error) {
      setFailure(findProblem(error)?.message ?? String(error))
    }
    onChanged()
  }

  return (
    <>
      <CheckField
        label={messages.archive.picture(name)}
        checked={archive.publicMedia.includes(file.id)}
        disabled={!can('proofs.publish')}
        onChange={(isPublic) => void set(isPublic)}
      />
      {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
    </>
  )
}
