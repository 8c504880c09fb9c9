import { Fragment } from 'react'

/** The last two parts of a hyphenated word, with a following comma. */
const END = /([^\s-]+-[^\s-]+)(?=\s|$)/

/** Names in one line, each isolated: right-to-left text does not move its neighbours or the commas. */
export function Names({ names }: { names: string[] }) {
  return (
    // One box: in a flex row each comma would be between two gaps.
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

/** A name that does not break at its last hyphen while both sides of it fit into one line: "Маха-" over "Мритьюнджая-ягья". */
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
