import type { FigureMessages } from './messages.en.ts'
import type { Figure } from './model.ts'
import { disc, path, type Point, words } from './rules-marks.ts'

/** A section through the hearth: the ground, three steps, the pit, wood, flame, and a ladle over it. */
export function drawAltar({ altar: { head, parts } }: FigureMessages): Figure {
  const name = (part: keyof typeof parts, place: Point, from: 'start' | 'end', to: Point) => {
    const edge = from === 'start' ? -6 : 6
    return (
      path(`M${place[0] + edge} ${place[1] - 4}L${to[0]} ${to[1]}`, 'd') +
      words(parts[part][0], place, { from, style: 'h' })
    )
  }
  const sticks = ['M176 262L226 246', 'M226 262L176 246', 'M180 240L222 230', 'M222 240L180 230']
  return {
    size: [400, 312],
    marks: [
      path('M10 276H392', 'k'),
      path('M70 276V246H102V216H134V186H152L172 276H230L250 186H268V216H300V246H332V276Z', 'f'),
      path('M70 276V246H102V216H134V186H152L172 276H230L250 186H268V216H300V246H332V276'),
      path('M134 196H154M248 196H268', 'k'),
      path(sticks.join(''), 'k'),
      path('M201 236C140 206 176 150 201 66C226 150 262 206 201 236Z', 'f'),
      path('M201 236C140 206 176 150 201 66C226 150 262 206 201 236Z'),
      path('M201 232C172 208 188 172 201 126C214 172 230 208 201 232Z'),
      path('M360 44L262 104', 'k'),
      path('M262 104Q244 108 240 122Q258 128 266 112Z', 'k'),
      disc([238, 138], 3.5, 'a'),
      name('flame', [96, 96], 'end', [176, 140]),
      name('thread', [98, 164], 'end', [138, 194]),
      name('steps', [94, 206], 'end', [104, 216]),
      name('wood', [150, 304], 'end', [186, 262]),
      name('pit', [262, 304], 'start', [216, 274]),
      name('ladle', [318, 34], 'end', [336, 56]),
      name('ghee', [290, 146], 'start', [246, 138]),
    ].join(''),
    table: { head, rows: Object.values(parts).map(([label, text]) => [label, text]) },
  }
}
