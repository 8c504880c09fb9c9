import { useEffect, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { RequestError, requestJson } from '#ui/request.ts'
import { showToast } from '#ui/toast-store.ts'
import { warnBeforeLeaving } from '#ui/warn-before-leaving.ts'
import type { CurrentUser, ProfileField, ProfileFields, ProfileView } from '../schemas.ts'
import { asksConsent, faultOf, type LastCheckout, startingFields } from '../rules.ts'
import { keepProfile, PROFILES_CALL } from './profile-calls.ts'
import { useProfileMessages } from './messages.ts'

/** What stands under fields, by their names; `consent` is the box. */
export type ProfileErrors = Partial<Record<ProfileField | 'consent', string>>

type Start = { user: CurrentUser; lastCheckout: LastCheckout | null; onSaved: (profile: ProfileView) => void }

/** The state of the profile form: what is typed, what is wrong with it, and its way to the shop. */
export function useProfileForm({ user, lastCheckout, onSaved }: Start) {
  const messages = useProfileMessages()
  const client = useQueryClient()
  const [start] = useState(() => startingFields(user, lastCheckout))
  const [fields, setFields] = useState(start)
  const [errors, setErrors] = useState<ProfileErrors>({})
  const [consent, setConsent] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  /** The shop knows of no consent, e.g. because it was withdrawn in another tab. */
  const [isConsentMissed, setConsentMissed] = useState(false)
  /** Counted up whenever the summary of errors is to take the focus. */
  const [refusals, setRefusals] = useState(0)
  const changed = useRef(false)
  const needsConsent = (isConsentMissed || !user.account.consent.given) && asksConsent(fields)
  const isChanged = comparable(fields) !== comparable(start)

  useEffect(() => {
    changed.current = isChanged
  })
  useEffect(() => warnBeforeLeaving(() => changed.current), [])

  const wrong = (field: ProfileField, value: string): string | undefined => {
    const code = faultOf(field, value, new Date())
    return code && messages.faults[code]
  }

  function change(field: ProfileField, value: string): void {
    setFields((before) => ({ ...before, [field]: value }))
    // An error goes as soon as what it says is mended; a new one waits until the field is left.
    if (errors[field]) setErrors((before) => ({ ...before, [field]: wrong(field, value) }))
  }

  /** A field that was passed by empty is not scolded for it before the form is sent. */
  function leave(field: ProfileField): void {
    const value = fields[field]
    if (value.trim() !== '') setErrors((before) => ({ ...before, [field]: wrong(field, value) }))
  }

  function tickConsent(isTicked: boolean): void {
    setConsent(isTicked)
    setErrors((before) => ({ ...before, consent: undefined }))
  }

  function refuse(found: ProfileErrors): void {
    setErrors(found)
    setRefusals((count) => count + 1)
  }

  async function submit(): Promise<void> {
    if (busy) return
    setFailure(undefined)
    const found = allErrors()
    if (Object.keys(found).length > 0) return refuse(found)
    setBusy(true)
    try {
      const profile = await requestJson<ProfileView>(
        user.profile ? `${PROFILES_CALL}/${user.profile.id}` : PROFILES_CALL,
        {
          method: user.profile ? 'PUT' : 'POST',
          body: { ...trimmed(fields), ...(needsConsent && { consent: true }) },
        },
      )
      changed.current = false
      showToast({ title: messages.saved.title, text: user.profile ? messages.saved.updated : messages.saved.created })
      await keepProfile(client, user, profile, needsConsent)
      onSaved(profile)
    } catch (error) {
      fail(error)
    } finally {
      setBusy(false)
    }
  }

  function allErrors(): ProfileErrors {
    const names = Object.keys(fields) as ProfileField[]
    const found: ProfileErrors = Object.fromEntries(
      names.flatMap((field) => {
        const text = wrong(field, fields[field])
        return text ? [[field, text]] : []
      }),
    )
    return needsConsent && !consent ? { ...found, consent: messages.consent.missing } : found
  }

  function fail(error: unknown): void {
    const problem = error instanceof RequestError ? error.problem : undefined
    showToast({ kind: 'destructive', title: messages.failed.title, text: problem?.message ?? messages.failed.text })
    const told = (problem?.errors ?? []).map(({ path, message }) => [path, message] as const)
    const found: ProfileErrors = Object.fromEntries(told.filter(([path]) => path in fields || path === 'consent'))
    if (problem?.code === 'consent.required') {
      setConsentMissed(true)
      found.consent ??= problem.message
    }
    setFailure(problem?.message ?? messages.failed.text)
    refuse(found)
  }

  return {
    fields,
    errors,
    consent,
    needsConsent,
    busy,
    refusals,
    failure,
    isChanged,
    change,
    leave,
    tickConsent,
    submit,
  }
}

export type ProfileForm = ReturnType<typeof useProfileForm>

/** How the digits of a phone number are grouped is the field's own doing. */
function comparable(fields: ProfileFields): string {
  return JSON.stringify({ ...fields, phoneNumber: fields.phoneNumber.replaceAll(' ', '') })
}

function trimmed(fields: ProfileFields): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, value.trim()]))
}
