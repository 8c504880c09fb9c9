import { useState } from 'react'
import { cleanEmail, isEmail } from '#base/contact.ts'
import { useAccountContact } from '#features/orders/cart/web/use-account-contact.ts'
import { useRuleForm } from '#ui/forms/use-rule-form.ts'
import { useLang } from '#ui/text/messages.tsx'
import { api } from '#ui/data/api.ts'
import { MAX_NOTE } from '../model.ts'
import { turnsForPerson } from '../rules-transcript.ts'
import { useConversation } from './conversation.ts'
import { useConsultantMessages } from './messages.ts'

/** `hasCopy`: the server also sends a copy to the visitor, but only to the address of a signed-in user. */
type HandoffReceipt = { email: string; hasCopy: boolean }
type HandoffValues = { email: string; note: string; consent: boolean }

/** The form that sends a conversation to staff. The form and its text stay when the panel is closed. */
export function useHandoff() {
  const { handoff: words } = useConsultantMessages()
  const lang = useLang()
  const account = useAccountContact()
  const [sent, setSent] = useState<HandoffReceipt>()
  const form = useRuleForm<HandoffValues>({
    values: { email: account?.customerEmail ?? '', note: '', consent: false },
    resetOptions: { keepDirtyValues: true, keepErrors: true },
    faultsOf,
  })

  function faultsOf({ email, note, consent }: HandoffValues) {
    const address = cleanEmail(email)
    const { length } = note.trim()
    return {
      email: address === '' ? words.emailRequired : isEmail(address) ? undefined : words.emailInvalid,
      note: length > MAX_NOTE ? words.noteLong(length, MAX_NOTE) : undefined,
      consent: consent ? undefined : words.consentRequired,
    }
  }

  async function send(values: HandoffValues): Promise<void> {
    const { transcript } = useConversation.getState()
    const { conversationId } = transcript
    const turns = turnsForPerson(transcript)
    const email = cleanEmail(values.email)
    const note = values.note.trim()
    const more = { ...(conversationId && { conversationId }), ...(note && { note }) }
    await api.post('/api/consultant/handoff', {
      query: { lang },
      body: { email, lang, turns, consent: true, ...more },
    })
    form.setValue('note', '')
    form.setValue('consent', false)
    setSent({ email, hasCopy: email === account?.customerEmail })
  }

  return { form, send, sent, startAgain: () => setSent(undefined) }
}

export type Handoff = ReturnType<typeof useHandoff>
