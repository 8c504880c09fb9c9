/** The moments between which days lie by the clock of whoever looks, the last day whole; what is no day is left out. */
export function dayBounds({ from, to }: { from: string | null; to: string | null }): Record<string, string> {
  const bounds = { from: momentOf(from, 'T00:00:00'), to: momentOf(to, 'T23:59:59.999') }
  return Object.fromEntries(Object.entries(bounds).flatMap(([name, at]) => (at === undefined ? [] : [[name, at]])))
}

function momentOf(day: string | null, time: string): string | undefined {
  const at = new Date(`${day ?? ''}${time}`)
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString()
}
