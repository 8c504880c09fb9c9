import { useEffect, useState } from 'react'
import { SECOND } from '#base/time.ts'

/** Whole seconds until a moment of this device's clock, counted down to 0. For another moment, give the component another key. */
export function useCountdown(until: number): number {
  const [now, setNow] = useState(Date.now)
  const runs = until > now
  useEffect(() => {
    if (!runs) return
    const timer = setInterval(() => setNow(Date.now()), SECOND)
    return () => clearInterval(timer)
  }, [runs])
  return Math.max(0, Math.ceil((until - now) / SECOND))
}
