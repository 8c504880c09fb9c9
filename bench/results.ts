/** The result of one measurement, and its limit. */
export type Figure = {
  what: string
  measured: string
  limit: string
  comparison: Comparison
  /** The raw figures of the same run. */
  seen: string
  /** True for seconds or pages per second, which depend on the machine. If such a figure misses its limit, the run does not fail. */
  isAbsolute: boolean
}

export type Comparison = 'holds' | 'misses' | 'informs' | 'unmeasured'

type Limited = { what: string; limit: number; seen: string }

/** The shop's speed as a share of another program's speed in the same run. */
export function ratioAtLeast(ratio: number, { what, limit, seen }: Limited): Figure {
  const comparison = ratio >= limit ? 'holds' : 'misses'
  return { what, measured: ratio.toFixed(2), limit: `≥ ${limit.toFixed(2)}`, comparison, seen, isAbsolute: false }
}

/** A cost as a multiple of another cost of the same run. */
export function ratioAtMost(ratio: number, { what, limit, seen }: Limited): Figure {
  const comparison = ratio <= limit ? 'holds' : 'misses'
  return { what, measured: ratio.toFixed(2), limit: `≤ ${limit.toFixed(2)}`, comparison, seen, isAbsolute: false }
}

/** A cost that must stay the same. `limit` is the allowed difference as a share of the cost. */
export function ratioAround(ratio: number, { what, limit, seen }: Limited): Figure {
  const comparison = Math.abs(ratio - 1) <= limit ? 'holds' : 'misses'
  const range = `${(1 - limit).toFixed(2)} to ${(1 + limit).toFixed(2)}`
  return { what, measured: ratio.toFixed(2), limit: range, comparison, seen, isAbsolute: false }
}

/** The bytes that a visitor must load. A kilobyte is a thousand bytes. */
export function bytesAtMost(bytes: number, { what, limit, seen }: Limited): Figure {
  const comparison = bytes <= limit ? 'holds' : 'misses'
  return { what, measured: kilobytes(bytes), limit: `≤ ${limit / 1000} kB`, comparison, seen, isAbsolute: false }
}

export function absoluteAtLeast(value: number, unit: string, { what, limit, seen }: Limited): Figure {
  const comparison = value >= limit ? 'holds' : 'misses'
  return { what, measured: amount(value, unit), limit: `≥ ${amount(limit, unit)}`, comparison, seen, isAbsolute: true }
}

export function absoluteAtMost(value: number, unit: string, { what, limit, seen }: Limited): Figure {
  const comparison = value <= limit ? 'holds' : 'misses'
  return { what, measured: amount(value, unit), limit: `≤ ${amount(limit, unit)}`, comparison, seen, isAbsolute: true }
}

/** A figure without a limit. */
export function forInformation(what: string, measured: string, seen = ''): Figure {
  return { what, measured, limit: '', comparison: 'informs', seen, isAbsolute: true }
}

/** The figure for a measurement that this machine cannot make, because something is missing. */
export function unmeasured(what: string, why: string): Figure {
  return { what, measured: 'not measured', limit: '', comparison: 'unmeasured', seen: why, isAbsolute: true }
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}

/** Formats a number with at least three digits, so that small times have enough digits: 0.412 ms, 14.2 ms, 2,431/s. */
export function amount(value: number, unit: string): string {
  const digits = value >= 100 || Number.isInteger(value) ? 0 : value >= 10 ? 1 : value >= 1 ? 2 : 3
  const text = value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return unit.startsWith('/') ? `${text}${unit}` : `${text} ${unit}`
}
