import { useMaskito } from '@maskito/react'
import { type Ref, useEffect, useEffectEvent, useState } from 'react'
import { LARGEST_CITIES } from '#features/people/places/data/cities-profile-card.ts'
import { MAX_CITIES, MAX_PROFESSIONS, MIN_CITY_LETTERS, MIN_PROFESSION_LETTERS } from '#features/people/places/model.ts'
import { suggestNames } from '#features/people/places/rules-suggest.ts'
import { usePlaces } from '#features/people/places/web/use-places.ts'
import { Combobox, type Suggestion } from '#ui/forms/combobox.tsx'
import { Field } from '#ui/forms/field.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { PROFESSIONS } from '../data/professions.ts'
import { type Grouping, isForeign, phoneFits, phoneText } from '../rules-masks.ts'
import { MAX_LENGTHS } from '../rules.ts'
import type { ProfileField } from '../schemas.ts'
import { birthDateText } from './birth-date-text.ts'
import { useProfileMessages } from './messages.ts'
import { loadGrouping, MASKS, readWritten } from './profile-form/masks.ts'

export type ProfileControlProps = {
  field: Exclude<ProfileField, 'isTimeUncertain'>
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  error?: string
  /** The source of suggested places: the server's full list, or the short list that is already loaded. */
  places: 'all' | 'short'
  required?: boolean
  /** A hint that replaces the default hint if a person fills in the field for somebody else. */
  hint?: string | undefined
}

/** The input for one field of the profile, with its mask, choices or suggestions. */
export function ProfileControl({ places, ...props }: ProfileControlProps) {
  switch (props.field) {
    case 'gender':
    case 'maritalStatus':
      return <Choice {...props} field={props.field} />
    case 'occupation':
      return <Occupation {...props} />
    case 'birthPlace':
    case 'currentLocation':
      return places === 'all' ? <AnyCityInput {...props} /> : <ShortCityInput {...props} />
    default:
      return <Line {...props} />
  }
}

type LineProps = Omit<ProfileControlProps, 'places'>

function Line({ field, required, ...rest }: LineProps) {
  const { onlyDigits } = useProfileMessages()
  const shared = useShared(field, rest.hint)
  // A stored number may be too long for the mask, because it is older than the mask. Then the field has no mask.
  const [isMasked] = useState(() => field !== 'phoneNumber' || phoneFits(rest.value))
  useGroupedPhone(field === 'phoneNumber' && isForeign(rest.value), rest)
  const maskRef = useMaskito({ options: (isMasked && MASKS[field]) || null })
  if (field === 'additionalNotes') return <Field {...rest} {...shared} multiline />
  // The library Maskito writes into the field and fires a native event, which React reports as a change.
  const moment = field === 'birthDate' || field === 'birthTime' ? field : undefined
  if (moment) return <Moment {...rest} {...shared} moment={moment} maskRef={maskRef} />
  const refusal = isMasked && MASKS[field] ? onlyDigits : undefined
  return <Field {...rest} {...shared} {...KINDS[field]} refusal={refusal} aria-required={required} ref={maskRef} />
}

type MomentProps = Omit<LineProps, 'field' | 'hint'> &
  ReturnType<typeof useShared> & { moment: 'birthDate' | 'birthTime'; maskRef: Ref<HTMLInputElement> }

/**
 * A field for a day or a time. People may write English days and times in words. When the field loses the focus, the text is converted to
 * the form of the mask.
 */
function Moment({ moment, maskRef, required, ...rest }: MomentProps) {
  const lang = useLang()
  const inWords = moment === 'birthDate' ? birthDateText(rest.value, lang) : rest.value
  function read(): void {
    const text = readWritten(moment, rest.value, lang)
    if (text !== rest.value) rest.onChange(text)
    rest.onBlur?.()
  }
  return (
    <Field
      {...rest}
      {...KINDS[moment]}
      inputMode={lang === 'ru' ? 'numeric' : undefined}
      note={inWords === rest.value ? undefined : inWords}
      onBlur={read}
      aria-required={required}
      ref={maskRef}
    />
  )
}

type Control = { value: string; onChange: (value: string) => void }

/** Formats a phone number when the groups of the number's country are loaded. Until then the digits do not change. */
function useGroupedPhone(isNeeded: boolean, { value, onChange }: Control): void {
  const regroup = useEffectEvent((group: Grouping) => {
    const grouped = phoneText(value, group)
    if (isForeign(value) && grouped !== value) onChange(grouped)
  })
  useEffect(() => {
    if (!isNeeded) return
    let isHere = true
    loadGrouping().then(
      (group) => isHere && regroup(group),
      // If the groups cannot be loaded, the number is still usable.
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [isNeeded])
}

/** The keyboard that a phone shows for each field, and the data that the browser can fill in. */
const KINDS: Partial<
  Record<ProfileField, { type?: string; inputMode?: 'email' | 'tel' | 'numeric'; autoComplete: string }>
> = {
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  phoneNumber: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  birthDate: { inputMode: 'numeric', autoComplete: 'bday' },
  birthTime: { inputMode: 'numeric', autoComplete: 'off' },
}

function Choice({ field, ...rest }: LineProps & { field: 'gender' | 'maritalStatus' }) {
  const messages = useProfileMessages()
  const texts: Record<string, string> = field === 'gender' ? messages.genders : messages.maritalStatuses
  const options = Object.entries(texts).map(([value, text]) => ({ value, text }))
  return (
    <SelectField
      {...rest}
      label={messages.fields[field]}
      name={field}
      options={[{ value: '', text: messages.notGiven }, ...options]}
    />
  )
}

function Occupation(props: LineProps) {
  const names = suggestNames(PROFESSIONS, props.value, useLang(), MIN_PROFESSION_LETTERS, MAX_PROFESSIONS)
  return <Suggesting {...props} suggestions={asSuggestions(names)} />
}

function ShortCityInput(props: LineProps) {
  const names = suggestNames(LARGEST_CITIES, props.value, useLang(), MIN_CITY_LETTERS, MAX_CITIES)
  return <Suggesting {...props} suggestions={asSuggestions(names)} />
}

function AnyCityInput(props: LineProps) {
  const [asks, setAsks] = useState(false)
  const suggestions = usePlaces(props.value, useLang(), asks)

  /** If the new value is one of the suggestions, the person has chosen it, so no more suggestions are requested. */
  function change(value: string): void {
    setAsks(!suggestions.some((suggestion) => suggestion.value === value))
    props.onChange(value)
  }

  return <Suggesting {...props} suggestions={suggestions} onChange={change} />
}

function Suggesting({ field, ...rest }: LineProps & { suggestions: Suggestion[] }) {
  const messages = useProfileMessages()
  return <Combobox {...rest} {...useShared(field, rest.hint)} countText={messages.suggestions} />
}

function useShared(field: LineProps['field'], own: string | undefined) {
  const { fields, hints } = useProfileMessages()
  const hint = own ?? (field in hints ? hints[field as keyof typeof hints] : undefined)
  return { label: fields[field], hint, name: field, maxLength: MASKS[field] ? undefined : MAX_LENGTHS[field] }
}

function asSuggestions(names: string[]): Suggestion[] {
  return names.map((name) => ({ value: name, text: name }))
}
