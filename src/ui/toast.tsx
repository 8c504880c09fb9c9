import { lazy, Suspense } from 'react'
import { useToasts } from './toast-store.ts'
import type { ToasterLabels } from './toast-view.tsx'

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
