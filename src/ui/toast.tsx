import { lazy, Suspense } from 'react'
import { useToasts } from './toast-store.ts'

export type ToasterLabels = {
  /** Name of the region, with the key that leads there: "Notifications ({hotkey})". */
  region: string
  close: string
  /** Read before the words of a toast: "Notification". */
  announcement: string
}

const ToastView = lazy(() => import('./toast-view.tsx').then((module) => ({ default: module.ToastView })))

/** The place where toasts appear, once per page. Its code is loaded with the first toast. */
export function Toaster({ labels }: { labels: ToasterLabels }) {
  const wanted = useToasts((state) => state.current !== undefined)
  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <ToastView labels={labels} />
    </Suspense>
  )
}
