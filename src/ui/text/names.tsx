import { Fragment } from 'react'

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
