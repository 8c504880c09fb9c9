import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react'

const load = () => import('./confirm-dialog.tsx').then((module) => ({ default: module.ConfirmDialog }))
const ConfirmDialog = lazy(load)

/** For public pages: a page that may open a dialog loads the code of dialogs after the page itself. */
export function LateConfirmDialog(props: ComponentProps<typeof ConfirmDialog>) {
  useEffect(() => void load().catch(() => {}), [])
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
