import { type ComponentType, useEffect, useState } from 'react'
import { useToasts } from './toast-store.ts'
import type { ToasterLabels } from './toast-view.tsx'

type ToasterProps = { labels: ToasterLabels }

/**
 * Where toasts appear, once per page. Its code is loaded with the first toast; if that fails, the toast is lost, the page works on, and
 * the next toast retries.
 */
export function Toaster({ labels }: ToasterProps) {
  const toast = useToasts((state) => state.current?.id)
  const [View, setView] = useState<ComponentType<ToasterProps>>()
  useEffect(() => {
    if (toast === undefined || View) return
    import('./toast-view.tsx').then(
      // A state setter calls functions, so the component is wrapped in one.
      ({ ToastView }) => setView(() => ToastView),
      () => {},
    )
  }, [toast, View])
  return toast !== undefined && View ? <View labels={labels} /> : null
}
