import { useEffect, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '#ui/data/api.ts'
import { FieldRefusal } from '#ui/forms/form.tsx'
import { useRuleForm } from '#ui/forms/use-rule-form.ts'
import { findProblem, RequestError } from '#ui/data/request.ts'
import { showToast } from '#ui/feedback/toast-store.ts'
import type { CurrentUser, ProfileField, ProfileView } from '../schemas.ts'
import { asksConsent, changedFields, findFieldFault, type FieldTexts } from '../rules.ts'
import { keepProfile } from './profile-calls.ts'
import { useProfileMessages } from './messages.ts'

/** How long a row shows the mark "saved", in milliseconds. */
const SAVED_MARK_MS = 1000

type EditValues = FieldTexts & { consent: boolean }

/** The state of the editor of one field in the profile card. The editor stays open until the field is saved. */
export function useFieldEdit(user: CurrentUser) {
  const messages = useProfileMessages()
  const { fieldSaved, fieldFailed } = messages.card
  const client = useQueryClient()
  const [open, setOpen] = useState<ProfileField>()
  const [isConsentMissed, setConsentMissed] = useState(false)
  const [saved, setSaved] = useState<ProfileField>()
  /** The field whose edit button gets the focus when the button is visible again. */
  const returning = useRef<ProfileField>(undefined)
  const form = useRuleForm<EditValues>({ defaultValues: { consent: false }, faultsOf })
  const { consent: _, ...typed } = form.watch()
  const isBusy = form.formState.isSubmitting
  const asks = (texts: FieldTexts) => (isConsentMissed || !user.account.consent.given) && asksConsent(texts)

  useEffect(() => {
    if (!saved) return
    const timer = setTimeout(() => setSaved(undefined), SAVED_MARK_MS)
    return () => clearTimeout(timer)
  }, [saved])

  function edit(field: ProfileField): void {
    if (isBusy) return
    form.reset({ ...textsOf(user.profile, field), consent: false })
    setOpen(field)
  }

  function close(): void {
    returning.current = open
    setOpen(undefined)
  }

  function faultsOf({ consent, ...texts }: EditValues): Partial<Record<keyof EditValues, string>> {
    const code = open && findFieldFault(open, texts[open] ?? '', new Date())
    if (open && code) return { [open]: messages.faults[code] }
    return asks(texts) && !consent ? { consent: messages.consent.missingHere } : {}
  }

  async function save({ consent: _given, ...texts }: EditValues): Promise<void> {
    if (!open) return
    if (!user.profile?.id) throw new FieldRefusal(open, fieldFailed.noId)
    const changes = changedFields(user.profile, texts)
    if (Object.keys(changes).length === 0) return close()
    const needsConsent = asks(texts)
    const profile = await api.put('/api/customer-profiles/{id}', {
      path: { id: user.profile.id },
      body: { ...changes, ...(needsConsent && { consent: true }) },
    })
    await keepProfile(client, user, profile, needsConsent)
    close()
    setSaved(open)
    showToast(fieldSaved)
  }

  function failureText(error: unknown): string {
    if (error instanceof FieldRefusal) return error.message
    return error instanceof RequestError ? fieldFailed.status(error.status) : fieldFailed.offline
  }

  /** Shows the error in a short message (a toast) and at the field. */
  function explain(error: unknown): void {
    showToast({ kind: 'destructive', title: fieldFailed.title, text: failureText(error) })
    const problem = findProblem(error)
    if (problem?.code !== 'consent.required') return
    setConsentMissed(true)
    form.clearErrors()
    form.setError('consent', { type: 'server', message: problem.message })
  }

  const needsConsent = asks(typed)
  return { form, open, needsConsent, isBusy, saved, returning, edit, close, save, explain, failureText }
}

export type FieldEdit = ReturnType<typeof useFieldEdit>

/** The texts that the editor of this field changes. The editor of the time of birth also changes whether the time is certain. */
function textsOf(profile: ProfileView | null, field: ProfileField): FieldTexts {
  const text = profile?.[field] ?? ''
  return field === 'birthTime'
    ? { birthTime: text, isTimeUncertain: profile?.isTimeUncertain ?? '' }
    : { [field]: text }
}
