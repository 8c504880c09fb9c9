import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react'

const load = () => import('./confirm-dialog.tsx').then((module) => ({ default: module.ConfirmDialog }))
const ConfirmDialog = lazy(load)

/** A confirmation dialog for public pages. Its code is loaded after the page itself. */
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
