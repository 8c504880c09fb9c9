import { useEffect, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useRuleForm } from '#ui/forms/use-rule-form.ts'
import { api } from '#ui/data/api.ts'
import { findProblem } from '#ui/data/request.ts'
import { showToast } from '#ui/feedback/toast-store.ts'
import { warnBeforeLeaving } from '#ui/data/warn-before-leaving.ts'
import type { CurrentUser, ProfileField, ProfileFields, ProfileView } from '../../schemas.ts'
import { asksConsent, findFieldFault, type LastCheckout, startingFields } from '../../rules.ts'
import { keepProfile } from '../profile-calls.ts'
import { useProfileMessages } from '../messages.ts'
import { isConsentRefused } from './consent-check.tsx'

type Start = { user: CurrentUser; lastCheckout: LastCheckout | null; onSaved: (profile: ProfileView) => void }

type ProfileValues = ProfileFields & { consent: boolean }

/** State of the profile form: validation and saving. */
export function useProfileForm({ user, lastCheckout, onSaved }: Start) {
  const messages = useProfileMessages()
  const client = useQueryClient()
  const [start] = useState(() => startingFields(user, lastCheckout))
  /** True if the server refused to save because consent is missing. For example, the customer withdrew the consent in another tab. */
  const [isConsentMissed, setConsentMissed] = useState(false)
  const isSaved = useRef(false)
  const asks = (fields: ProfileFields) => (isConsentMissed || !user.account.consent.given) && asksConsent(fields)
  const form = useRuleForm<ProfileValues>({ defaultValues: { ...start, consent: false }, mode: 'onBlur', faultsOf })
  const { consent: _, ...fields } = form.watch()
  const isChanged = comparable(fields) !== comparable(start)

  useEffect(() => (isChanged ? warnBeforeLeaving(() => !isSaved.current) : undefined), [isChanged])

  function faultsOf({ consent, ...values }: ProfileValues) {
    const found: Partial<Record<keyof ProfileValues, string>> = {}
    for (const field of Object.keys(values) as ProfileField[]) {
      const code = findFieldFault(field, values[field], new Date())
      if (code) found[field] = messages.faults[code]
    }
    if (asks(values) && !consent) found.consent = messages.consent.missing
    return found
  }

  async function save({ consent: _given, ...values }: ProfileValues): Promise<void> {
    const needsConsent = asks(values)
    const body = { ...trimmed(values), ...(needsConsent && { consent: true }) }
    const profile = user.profile
      ? await api.put('/api/customer-profiles/{id}', { path: { id: user.profile.id }, body })
      : await api.post('/api/customer-profiles', { body })
    isSaved.current = true
    showToast({ title: messages.saved.title, text: user.profile ? messages.saved.updated : messages.saved.created })
    await keepProfile(client, user, profile, needsConsent)
    onSaved(profile)
  }

  function explain(error: unknown): void {
    showToast({ kind: 'destructive', title: messages.failed.title, text: failureText(error) })
    if (isConsentRefused(form, error)) setConsentMissed(true)
  }

  function failureText(error: unknown): string {
    const problem = findProblem(error)
    return problem?.message ?? messages.failed.text
  }

  return { form, needsConsent: asks(fields), isChanged, save, explain, failureText }
}

/** The fields as one text, for comparison. Spaces in the phone number are ignored, because the field adds them. */
function comparable(fields: ProfileFields): string {
  return JSON.stringify({ ...fields, phoneNumber: fields.phoneNumber.replaceAll(' ', '') })
}

function trimmed(fields: ProfileFields): ProfileFields {
  // The result has the same fields, and trimming does not change the values of choices.
  return Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, value.trim()])) as ProfileFields
}
