import { type SyntheticEvent, useState } from 'react'
import { useApi } from '#ui/api.ts'
import { Button } from '#ui/button.tsx'
import { DialogButtons } from '#ui/dialog-buttons.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { useNavigation } from '#ui/link.tsx'
import { useLang } from '#ui/messages.tsx'
import { Notice } from '#ui/notice.tsx'
import { showToast } from '#ui/toast-store.ts'
import { useAction } from '#ui/use-action.ts'
import { LOGIN_PATH } from '../../paths.ts'
import { useMessages } from './messages.ts'
import styles from './partners.module.css'
import { type DraftRule, faultAt, RuleFields, ruleFrom } from './rule-fields.tsx'

type NewPartnerDialogProps = { open: boolean; onClose: () => void }

export function NewPartnerDialog({ open, onClose }: NewPartnerDialogProps) {
  const messages = useMessages()
  return (
    <Dialog open={open} onClose={onClose} title={messages.createTitle} closeLabel={messages.cancel}>
      <NewPartnerForm onClose={onClose} />
    </Dialog>
  )
}

function NewPartnerForm({ onClose }: Pick<NewPartnerDialogProps, 'onClose'>) {
  const messages = useMessages()
  const lang = useLang()
  const api = useApi()
  const { go } = useNavigation()
  const [email, setEmail] = useState('')
  const [name, setName] = useState('')
  const [rule, setRule] = useState<DraftRule>({ kind: 'percent', value: '10' })
  const create = useAction(async () => {
    const body = { email, name, commission: ruleFrom(rule, lang) }
    const made = await api.post('/api/admin/partners', { body })
    showToast({ title: messages.created })
    onClose()
    go(`/partners/${made.id}`)
  })

  function send(event: SyntheticEvent): void {
    event.preventDefault()
    void create.run()
  }

  return (
    <form className={styles.form} noValidate onSubmit={send}>
      <Field
        label={messages.email}
        hint={<SignInHint />}
        type="email"
        autoComplete="off"
        value={email}
        error={create.faults['email']}
        onChange={setEmail}
        data-autofocus
      />
      <Field label={messages.name} autoComplete="off" value={name} error={create.faults['name']} onChange={setName} />
      <RuleFields rule={rule} onChange={setRule} error={faultAt(create.faults, 'commission')} />
      {create.failure && <Notice tone="danger">{create.failure}</Notice>}
      <DialogButtons back={messages.cancel} onBack={onClose}>
        <Button type="submit" kind="primary" busy={create.isBusy}>
          {messages.add}
        </Button>
      </DialogButtons>
    </form>
  )
}

/** Where the partner signs in; its address breaks at the slash alone. */
function SignInHint() {
  const { before, after } = useMessages().emailHint
  return (
    <>
      {before}
      {location.host}/<wbr />
      <span className={styles.nowrap}>{LOGIN_PATH.slice(1)}</span>
      {after}
    </>
  )
}
