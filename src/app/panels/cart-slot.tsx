import { lazy, type LazyExoticComponent, Suspense, useState } from 'react'
import type { Lang } from '#base/i18n.ts'
import { useCart } from '#features/cart/web/cart-store.ts'
import { ProgressLine } from '#ui/progress-line.tsx'
import { type Dictionary, useLang, useWholeDictionary } from '#ui/messages.tsx'
import { addBuyingMessages } from '../messages/add-messages.ts'
import { useAppMessages } from '../shell/messages.ts'

type Panel = LazyExoticComponent<() => React.ReactNode>

/** Where the cart opens; its code and words are loaded when it is first opened. */
export function CartSlot() {
  const isOpen = useCart((cart) => cart.isOpen)
  const lang = useLang()
  const { loading } = useAppMessages()
  const messages = useWholeDictionary()
  const [Panel, setPanel] = useState<Panel>()
  // A component may be a function, and one that is set is called.
  if (isOpen && !Panel) setPanel(() => loadPanel(lang, messages))
  if (!Panel) return null
  return (
    <Suspense fallback={<ProgressLine active label={loading} />}>
      <Panel />
    </Suspense>
  )
}

function loadPanel(lang: Lang, messages: Dictionary): Panel {
  return lazy(async () => {
    const [{ CartPanel }] = await Promise.all([
      import('#features/cart/web/cart-panel.tsx'),
      addBuyingMessages(lang, messages),
    ])
    return { default: CartPanel }
  })
}
