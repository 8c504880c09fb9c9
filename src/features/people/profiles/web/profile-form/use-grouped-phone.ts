import { useEffect, useEffectEvent } from 'react'
import { type Grouping, isForeign, phoneText } from '../../rules-masks.ts'
import { loadGrouping } from './masks.ts'

type Control = { value: string; onChange: (value: string) => void }

/** Formats a number in its country's groups as soon as they are loaded; until then the digits stay as typed. */
export function useGroupedPhone(isNeeded: boolean, { value, onChange }: Control): void {
  const regroup = useEffectEvent((group: Grouping) => {
    const grouped = phoneText(value, group)
    if (isForeign(value) && grouped !== value) onChange(grouped)
  })
  useEffect(() => {
    if (!isNeeded) return
    let isHere = true
    loadGrouping().then(
      (group) => isHere && regroup(group),
      // A number without groups is acceptable.
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [isNeeded])
}
