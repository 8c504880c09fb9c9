import { Fragment } from 'react'

/** Names in one line, each set apart: what is written from right to left moves neither its neighbours nor the commas. */
export function Names({ names }: { names: string[] }) {
  return (
    // One box: a row that lays out its children would put each comma between two gaps.
    <span>
      {names.map((name, place) => (
        // Two may be called the same, and they never change their places.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={place}>
          {place > 0 && ', '}
          <bdi>{name}</bdi>
        </Fragment>
      ))}
    </span>
  )
}
