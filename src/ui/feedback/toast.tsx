import { type ComponentType, useEffect, useState } from 'react'
import { useToasts } from './toast-store.ts'
import type { ToasterLabels } from './toast-view.tsx'

type ToasterProps = { labels: ToasterLabels }

/**
 * The place of toasts, once per page. The code of toasts is loaded with the first toast. If loading fails, this toast is lost, the page continues to
 * work, and the next toast tries again.
 */
export function Toaster({ labels }: ToasterProps) {
  const toast = useToasts((state) => state.current?.id)
  const [View, setView] = useState<ComponentType<ToasterProps>>()
  useEffect(() => {
    if (toast === undefined || View) return
    import('./toast-view.tsx').then(
      // A state setter calls any function that it gets. So the component is wrapped in another function.
      ({ ToastView }) => setView(() => ToastView),
      () => {},
    )
  }, [toast, View])
  return toast !== undefined && View ? <View labels={labels} /> : null
}
