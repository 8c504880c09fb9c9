import { useQuery } from '@tanstack/react-query'
import { useApi } from '#ui/data/api.ts'
import { useLang } from '#ui/text/messages.tsx'
import { useMessages } from './messages.ts'
import styles from './names-fields.module.css'

/** How the priest will read the names, in the letters of the page's language. Shows nothing until the shop has answered. */
export function NameReading({ names }: { names: string[] }) {
  const { names: messages } = useMessages()
  const lang = useLang()
  const api = useApi()
  const { data } = useQuery({
    queryKey: ['name-readings', lang, names],
    queryFn: ({ signal }) => api.post('/api/name-readings', { query: { lang }, body: { names } }, { signal }),
    enabled: names.length > 0,
    // The cached names are removed together with the form.
    gcTime: 0,
  })
  return (
    <p className={styles.reading} aria-live="polite">
      {data && names.length > 0 && (
        <>
          {messages.reading} <bdi>{data.items.map(({ reading }) => reading).join(', ')}</bdi>
        </>
      )}
    </p>
  )
}
