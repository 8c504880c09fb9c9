import { useEffect, useState } from 'react'
import { useApi } from '#ui/data/api.ts'
import { useLang } from '#ui/text/messages.tsx'
import type { Quote } from '../../../schemas.ts'
import type { SentLine } from './draft-line.ts'

const PAUSE = 300

type Asked = { key: string; quote: Quote | undefined }

/** The price of the lines from the server; undefined while unknown. For lines that cannot be ordered, placing the order reports why. */
export function useOrderTotal(items: SentLine[]): { quote: Quote | undefined; isCounting: boolean } {
  const api = useApi()
  const lang = useLang()
  const [asked, setAsked] = useState<Asked>()
  const key = items.length === 0 ? '' : JSON.stringify(items)
  useEffect(() => {
    if (key === '') return
    let isOver = false
    const timer = setTimeout(async () => {
      const body = { items: JSON.parse(key) as SentLine[] }
      const quote = await api.post('/api/admin/orders/quote', { query: { lang }, body }).catch(() => undefined)
      if (!isOver) setAsked({ key, quote })
    }, PAUSE)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [key, lang, api])
  const isKnown = asked?.key === key
  return { quote: isKnown ? asked.quote : undefined, isCounting: key !== '' && !isKnown }
}
