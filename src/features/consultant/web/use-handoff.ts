import { useState } from 'react'
import { cleanEmail, isEmail } from '#base/contact.ts'
import { useAccountContact } from '#features/cart/web/use-account-contact.ts'
import { useLang } from '#ui/messages.tsx'
import { api } from '#ui/api.ts'
import { RequestError } from '#ui/request.ts'
import { NOTE_MAX } from '../model.ts'
import { turnsForPerson } from '../rules-transcript.ts'
import { useConversation } from './conversation.ts'
import { useConsultantMessages } from './messages.ts'

export type HandoffField = 'email' | 'note' | 'consent'
type Faults = Partial<Record<HandoffField, string>>
/** `hasCopy`: the server sends one to the address of who is signed in alone. */
type Result = { kind: 'sent'; email: string; hasCopy: boolean } | { kind: 'failed'; message: string | undefined }

/** The form that hands a conversation over. It outlasts the panel's closing, like what is written in it. */
export function useHandoff() {
  const { handoff: words } = useConsultantMessages()
  const lang = useLang()
  const account = useAccountContact()
  const [typed, setTyped] = useState<string>()
  const [note, setNote] = useState('')
  const [consents, setConsents] = useState(false)
  const [faults, setFaults] = useState<Faults>({})
  const [isSending, setIsSending] = useState(false)
  const [result, setResult] = useState<Result>()
  const email = typed ?? account?.customerEmail ?? ''

  function faultsNow(): Faults {
    const address = cleanEmail(email)
    const { length } = note.trim()
    return {
      ...(address === '' ? { email: words.emailRequired } : !isEmail(address) && { email: words.emailInvalid }),
      ...(length > NOTE_MAX && { note: words.noteLong(length, NOTE_MAX) }),
      ...(!consents && { consent: words.consentRequired }),
    }
  }

  /** Resolves with the first field that is wrong, if any. */
  async function send(): Promise<HandoffField | undefined> {
    setResult(undefined)
    const found = faultsNow()
    setFaults(found)
    const [first] = Object.keys(found) as HandoffField[]
    if (first || isSending) return first
    setIsSending(true)
    const refused = await post().catch((error: unknown) => explain(error))
    setIsSending(false)
    setFaults(refused ?? {})
    return (Object.keys(refused ?? {}) as HandoffField[])[0]
  }

  async function post(): Promise<undefined> {
    const { transcript } = useConversation.getState()
    const { conversationId } = transcript
    const turns = turnsForPerson(transcript)
    const address = cleanEmail(email)
    const more = { ...(conversationId && { conversationId }), ...(note.trim() && { note: note.trim() }) }
    const body = { email: address, lang, turns, consent: true as const, ...more }
    await api.post('/api/consultant/handoff', { query: { lang }, body })
    const hasCopy = address === account?.customerEmail
    setResult({ kind: 'sent', email: address, hasCopy })
    setNote('')
    setConsents(false)
  }

  function explain(error: unknown): Faults {
    const problem = error instanceof RequestError ? error.problem : undefined
    const known = (problem?.errors ?? []).filter(({ path }) => ['email', 'note', 'consent'].includes(path))
    if (known.length === 0) setResult({ kind: 'failed', message: problem?.message })
    return Object.fromEntries(known.map(({ path, message }) => [path, message]))
  }

  return {
    email,
    note,
    consents,
    faults,
    isSending,
    result,
    setEmail: setTyped,
    setNote,
    setConsents,
    send,
    startAgain: () => setResult(undefined),
  }
}

export type Handoff = ReturnType<typeof useHandoff>
