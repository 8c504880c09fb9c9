import { type ComponentType, useEffect, useState } from 'react'
import { useToasts } from './toast-store.ts'
import type { ToasterLabels } from './toast-view.tsx'

type ToasterProps = { labels: ToasterLabels }

/**
 * The place where toasts appear, once per page. Its code is loaded with the first toast; where it does not come the toast is missed, the
 * page stays, and the next toast asks again.
 */
export function Toaster({ labels }: ToasterProps) {
  const toast = useToasts((state) => state.current?.id)
  const [View, setView] = useState<ComponentType<ToasterProps>>()
  useEffect(() => {
    if (toast === undefined || View) return
    import('./toast-view.tsx').then(
      // A component may be a function, and one that is set is called.
      ({ ToastView }) => setView(() => ToastView),
      () => {},
    )
  }, [toast, View])
  return toast !== undefined && View ? <View labels={labels} /> : null
}
