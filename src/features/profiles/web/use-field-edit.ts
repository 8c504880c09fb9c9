import { useEffect, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '#ui/api.ts'
import { RequestError } from '#ui/request.ts'
import { showToast } from '#ui/toast-store.ts'
import type { CurrentUser, ProfileField, ProfileView } from '../schemas.ts'
import { asksConsent, changedFields, faultOf, type FieldTexts } from '../rules.ts'
import { keepProfile } from './profile-calls.ts'
import { useProfileMessages } from './messages.ts'

/** How long a saved row shows that it was saved, in milliseconds. */
const FLASH = 1000

type Open = { field: ProfileField; texts: FieldTexts }
type Wrong = { field?: string | undefined; consent?: string }

/** One field of the profile card in work: what is typed, and its way to the shop. The editor stays open until it is saved. */
export function useFieldEdit(user: CurrentUser) {
  const messages = useProfileMessages()
  const { fieldSaved, fieldFailed } = messages.card
  const client = useQueryClient()
  const [open, setOpen] = useState<Open>()
  const [consent, setConsent] = useState(false)
  const [isConsentMissed, setConsentMissed] = useState(false)
  const [wrong, setWrong] = useState<Wrong>({})
  const [busy, setBusy] = useState(false)
  const [saved, setSaved] = useState<ProfileField>()
  /** The field whose pencil gets the focus back when it stands there again. */
  const returning = useRef<ProfileField>(undefined)
  const needsConsent = (isConsentMissed || !user.account.consent.given) && asksConsent(open?.texts ?? {})

  useEffect(() => {
    if (!saved) return
    const timer = setTimeout(() => setSaved(undefined), FLASH)
    return () => clearTimeout(timer)
  }, [saved])

  function edit(field: ProfileField): void {
    if (busy) return
    setOpen({ field, texts: textsOf(user.profile, field) })
    setWrong({})
    setConsent(false)
  }

  function close(): void {
    returning.current = open?.field
    setOpen(undefined)
  }

  function change(field: ProfileField, text: string): void {
    setOpen((before) => before && { ...before, texts: { ...before.texts, [field]: text } })
    setWrong((before) => ({ ...before, field: undefined }))
  }

  function tickConsent(isTicked: boolean): void {
    setConsent(isTicked)
    setWrong(({ field }) => ({ field }))
  }

  async function save(): Promise<void> {
    if (!open || busy) return
    const { field, texts } = open
    const code = faultOf(field, texts[field] ?? '', new Date())
    if (code) return setWrong({ field: messages.faults[code] })
    if (needsConsent && !consent) return setWrong({ consent: messages.consent.missingHere })
    if (!user.profile?.id) return refuse(fieldFailed.noId)
    const changes = changedFields(user.profile, texts)
    if (Object.keys(changes).length === 0) return close()
    setBusy(true)
    try {
      const profile = await api.put('/api/customer-profiles/{id}', {
        path: { id: user.profile.id },
        body: { ...changes, ...(needsConsent && { consent: true }) },
      })
      await keepProfile(client, user, profile, needsConsent)
      close()
      setSaved(field)
      showToast(fieldSaved)
    } catch (error) {
      fail(error, field)
    } finally {
      setBusy(false)
    }
  }

  function fail(error: unknown, field: ProfileField): void {
    if (!(error instanceof RequestError)) return refuse(fieldFailed.offline)
    const { status, problem } = error
    refuse(fieldFailed.status(status), problem?.errors?.find(({ path }) => path === field)?.message)
    if (problem?.code !== 'consent.required') return
    setConsentMissed(true)
    setWrong({ consent: problem.message })
  }

  /** Said in a toast, and left where it happened. */
  function refuse(text: string, here = text): void {
    showToast({ kind: 'destructive', title: fieldFailed.title, text })
    setWrong({ field: here })
  }

  return { open, consent, needsConsent, wrong, busy, saved, returning, edit, close, change, tickConsent, save }
}

export type FieldEdit = ReturnType<typeof useFieldEdit>

/** What an editor works on: its field, and beside the time of birth whether it is certain. */
function textsOf(profile: ProfileView | null, field: ProfileField): FieldTexts {
  const text = profile?.[field] ?? ''
  return field === 'birthTime'
    ? { birthTime: text, isTimeUncertain: profile?.isTimeUncertain ?? '' }
    : { [field]: text }
}
