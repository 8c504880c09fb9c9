import { type ComponentType, useEffect, useState } from 'react'

/** Asks for consent to external analytics; only in a shop that uses them, and only in the browser. */
export function ConsentNoticeSlot() {
  const [Notice, setNotice] = useState<ComponentType>()
  useEffect(() => {
    void import('#features/platform/analytics/web/consent-notice.tsx').then((module) =>
      setNotice(() => module.ConsentNotice),
    )
  }, [])
  return Notice && <Notice />
}
