import { type ComponentProps, lazy, Suspense, useState } from 'react'

const ConfirmDialog = lazy(() => import('./confirm-dialog.tsx').then((module) => ({ default: module.ConfirmDialog })))

/** For public pages: the code of dialogs is loaded when the first one opens. */
export function LateConfirmDialog(props: ComponentProps<typeof ConfirmDialog>) {
  const [wasOpen, setWasOpen] = useState(props.open)
  if (props.open && !wasOpen) setWasOpen(true)
  return (
    wasOpen && (
      <Suspense fallback={null}>
        <ConfirmDialog {...props} />
      </Suspense>
    )
  )
}
