/** The start and end of days in the reader's time zone, including the whole last day; invalid days are left out. */
export function dayBounds({ from, to }: { from: string | null; to: string | null }): { from?: string; to?: string } {
  return { from: momentOf(from, 'T00:00:00'), to: momentOf(to, 'T23:59:59.999') }
}

function momentOf(day: string | null, time: string): string | undefined {
  const at = new Date(`${day ?? ''}${time}`)
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString()
}
