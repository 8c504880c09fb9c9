import { Field } from '#ui/forms/field.tsx'
import { CopyButton } from '#ui/layout/copy-button.tsx'
import { Dialog } from './dialog.tsx'
import styles from './new-link-dialog.module.css'

type Texts = {
  madeTitle: string
  madeText: string
  /** The label of the field with the link. */
  url: string
  copy: Parameters<typeof CopyButton>[0]['labels']
}

/** Shows a new link once, because the shop stores only the hash of the link. The dialog is open while `url` is set. */
export function NewLinkDialog({ url, texts, onClose }: { url: string | undefined; texts: Texts; onClose: () => void }) {
  return (
    <Dialog open={url !== undefined} onClose={onClose} title={texts.madeTitle}>
      <div className={styles.made}>
        <p>{texts.madeText}</p>
        <Field label={texts.url} value={url ?? ''} readOnly onChange={() => {}} />
        <CopyButton text={url ?? ''} labels={texts.copy} />
      </div>
    </Dialog>
  )
}
