import { useEffect, useState } from 'react'
import type { Lang } from '#base/i18n.ts'
import { type Suggestion } from '#ui/combobox.tsx'
import { requestJson } from '#ui/request.ts'
import { CITY_LETTERS } from '../model.ts'

/** How long typing must rest before the shop is asked, in milliseconds. */
const REST = 150

/** The call takes no more letters. */
const MOST_LETTERS = 60

type City = { name: string; region: string }

/** Places the shop knows by what was typed; none where it cannot be asked. An answer to something else is not shown. */
export function usePlaces(text: string, lang: Lang, enabled: boolean): Suggestion[] {
  const query = text.trim()
  const asks = enabled && query.length >= CITY_LETTERS && query.length <= MOST_LETTERS
  const address = asks ? `/api/places?${new URLSearchParams({ q: query, lang }).toString()}` : ''
  const [found, setFound] = useState<{ address: string; places: City[] }>()

  useEffect(() => {
    if (address === '') return
    const stopping = new AbortController()
    const timer = setTimeout(() => {
      requestJson<City[]>(address, { signal: stopping.signal }).then(
        (places) => setFound({ address, places }),
        () => {
          // Without a connection the field is a plain field.
        },
      )
    }, REST)
    return () => {
      clearTimeout(timer)
      stopping.abort()
    }
  }, [address])

  if (found?.address !== address) return []
  return found.places.map(({ name, region }) => ({ value: `${name}, ${region}`, text: name, note: region }))
}
