import { useApiQuery } from '#ui/data/api.ts'
import { useLang } from '#ui/text/messages.tsx'
import { ListField } from './list-field.tsx'
import { useMessages } from '../messages.ts'
import { idsOf, namesOf } from './related-names.ts'

type RelatedFieldProps = {
  items: string[]
  onChange: (items: string[]) => void
  error: string | undefined
  disabled: boolean
}

/** Rituals of an article: stored as ids, edited and shown as names. */
export function RelatedField({ items, onChange, ...field }: RelatedFieldProps) {
  const { fields, hints } = useMessages()
  const { data: rituals = [] } = useApiQuery('/api/service-cards', { query: { lang: useLang() } })
  return (
    <ListField
      {...field}
      items={namesOf(items, rituals)}
      onChange={(texts) => onChange(idsOf(texts, items, rituals))}
      label={fields.related}
      hint={hints.related}
      suggestions={rituals.map(({ name }) => name)}
    />
  )
}
