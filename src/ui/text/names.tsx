import { Fragment } from 'react'

/** The last two parts of a hyphenated word, and a comma if one follows. */
const END = /([^\s-]+-[^\s-]+)(?=\s|$)/

/** Names in one line. Each name is isolated, so that right-to-left text does not move the other names or the commas. */
export function Names({ names }: { names: string[] }) {
  return (
    // One box contains all names. Otherwise, in a flex row, each comma would have a gap on both sides.
    <span>
      {names.map((name, place) => (
        // Names may repeat, and their order does not change.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={place}>
          {place > 0 && ', '}
          <bdi>{name}</bdi>
        </Fragment>
      ))}
    </span>
  )
}

/** A name that does not break at its last hyphen if both parts around this hyphen fit into one line: "Маха-" over "Мритьюнджая-ягья". */
export function HyphenatedName({ name }: { name: string }) {
  return name.split(END).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      <span key={place} className="unparted">
        {part}
      </span>
    ),
  )
}
