import { useCart } from '#features/orders/cart/web/cart-store.ts'
import { useLang, useWholeDictionary } from '#ui/text/messages.tsx'
import { loadPageTexts } from '../messages/page-texts.ts'
import { LatePanel } from './lazy-panel.tsx'

/** The place of the cart on the page. The code and texts of the cart are loaded when the cart is first opened. */
export function CartSlot() {
  const isOpen = useCart((cart) => cart.isOpen)
  const close = useCart((cart) => cart.close)
  const lang = useLang()
  const messages = useWholeDictionary()

  async function load() {
    const [{ CartPanel }, texts] = await Promise.all([
      import('#features/orders/cart/web/cart-panel.tsx'),
      loadPageTexts(lang, ['cart', 'widget']),
    ])
    Object.assign(messages, texts)
    return CartPanel
  }

  return (
    <LatePanel mayReload open={isOpen} load={load} onClose={close}>
      {(CartPanel) => <CartPanel />}
    </LatePanel>
  )
}
