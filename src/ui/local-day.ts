/** The calendar day of a moment where its reader is. */
export function dayOf(time: Date): string {
  const two = (count: number) => String(count).padStart(2, '0')
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`
}
