/** One minute of the run. Times are in milliseconds, and the memory of each process is in megabytes. */
export type Minute = {
  pages: number
  pageP50: number
  pageP99: number
  orders: number
  orderP50: number
  orderP99: number
  cutPages: number
  cutOrders: number
  refused: number
  megabytes: number[]
}

type Line = { label: string; values: number[]; colour: string }
type Plot = { title: string; unit: string; lines: Line[]; limit?: number }

const [WIDTH, HEIGHT, LEFT, RIGHT, TOP, FOOT] = [760, 260, 64, 16, 48, 32]
const [BRICK, SLATE] = ['#a6341b', '#3b5b6d']

/** The plots of a whole run, by file name. */
export function drawPlots(minutes: Minute[]): [name: string, svg: string][] {
  const of = (value: (minute: Minute) => number) => minutes.map(value)
  const plots: Record<string, Plot> = {
    pages: {
      title: 'Pages at 1,000 a second',
      unit: 'ms',
      limit: 50,
      lines: [
        { label: 'p99', values: of(({ pageP99 }) => pageP99), colour: BRICK },
        { label: 'p50', values: of(({ pageP50 }) => pageP50), colour: SLATE },
      ],
    },
    orders: {
      title: 'Orders in bursts of 100 a second',
      unit: 'ms',
      limit: 500,
      lines: [
        { label: 'p99', values: of(({ orderP99 }) => orderP99), colour: BRICK },
        { label: 'p50', values: of(({ orderP50 }) => orderP50), colour: SLATE },
      ],
    },
    memory: {
      title: 'Memory of the two processes, one killed each minute',
      unit: 'MB',
      lines: [
        { label: 'first', values: of(({ megabytes }) => megabytes[0] ?? 0), colour: BRICK },
        { label: 'second', values: of(({ megabytes }) => megabytes[1] ?? 0), colour: SLATE },
      ],
    },
    again: {
      title: 'Cut by the kill, and asked for again',
      unit: 'a minute',
      lines: [
        { label: 'pages', values: of(({ cutPages }) => cutPages), colour: BRICK },
        { label: 'orders', values: of(({ cutOrders }) => cutOrders), colour: SLATE },
      ],
    },
  }
  return Object.entries(plots).map(([name, plot]) => [name, draw(plot)])
}

function draw({ title, unit, lines, limit }: Plot): string {
  const most = niceAbove(Math.max(1, ...lines.flatMap(({ values }) => values)))
  const count = Math.max(2, ...lines.map(({ values }) => values.length))
  const x = (index: number) => LEFT + (index * (WIDTH - LEFT - RIGHT)) / (count - 1)
  const y = (value: number) => HEIGHT - FOOT - (value * (HEIGHT - TOP - FOOT)) / most
  const steps = [0, 0.25, 0.5, 0.75, 1].map((share) => share * most)
  const grid = steps.map(
    (value) =>
      `<path d="M${LEFT} ${y(value).toFixed(1)}H${WIDTH - RIGHT}" stroke="#e2d8c6"/><text x="${LEFT - 8}" y="${(y(value) + 4).toFixed(1)}" text-anchor="end">${value}</text>`,
  )
  const paths = lines.map(({ values, colour }) => {
    const points = values.map((value, index) => `${x(index).toFixed(1)} ${y(value).toFixed(1)}`)
    return `<path d="M${points.join('L')}" fill="none" stroke="${colour}" stroke-width="1.5"/>`
  })
  const legend = lines.map(
    ({ label, colour }, index) =>
      `<text x="${WIDTH - RIGHT - 80 * (lines.length - 1 - index)}" y="22" text-anchor="end" fill="${colour}">${label}</text>`,
  )
  const edge =
    limit !== undefined && limit <= most
      ? `<path d="M${LEFT} ${y(limit).toFixed(1)}H${WIDTH - RIGHT}" stroke="#8a7a66" stroke-dasharray="4 4"/>`
      : ''
  const minutes = [0, Math.floor((count - 1) / 2), count - 1].map(
    (index) => `<text x="${x(index).toFixed(1)}" y="${HEIGHT - 10}" text-anchor="middle">${index + 1}</text>`,
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${title}" font-family="sans-serif" font-size="12" fill="#4a3b2d">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fbf7ef"/>`,
    `<text x="16" y="22" font-size="14" font-weight="600">${title}, ${unit}</text>`,
    ...grid,
    edge,
    ...paths,
    ...legend,
    ...minutes,
    '</svg>\n',
  ].join('\n')
}

/** The next larger number of the form 1, 2, 4 or 8 times a power of ten. A quarter of such a number is also a round number. */
function niceAbove(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value))
  return ([1, 2, 4, 8].find((step) => step * power >= value) ?? 10) * power
}
