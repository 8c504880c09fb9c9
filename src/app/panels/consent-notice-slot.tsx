import { type ComponentType, useEffect, useState } from 'react'

/** Where a visitor is asked about outside counters; only in a shop that has any, and only in the browser. */
export function ConsentNoticeSlot() {
  const [Notice, setNotice] = useState<ComponentType>()
  useEffect(() => {
    void import('#features/platform/analytics/web/consent-notice.tsx').then((module) =>
      setNotice(() => module.ConsentNotice),
    )
  }, [])
  return Notice && <Notice />
}
