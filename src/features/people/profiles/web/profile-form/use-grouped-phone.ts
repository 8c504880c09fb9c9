import { useEffect, useEffectEvent } from 'react'
import { type Grouping, isForeign, phoneText } from '../../rules-masks.ts'
import { loadGrouping } from './masks.ts'

type Control = { value: string; onChange: (value: string) => void }

/** Writes a number in the groups of its country as soon as they are known; until then its digits stand as they were typed. */
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
      // A number without groups is as good.
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [isNeeded])
}
