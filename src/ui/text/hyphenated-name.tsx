/** The last two parts of a hyphenated word, with a following comma. */
const END = /([^\s-]+-[^\s-]+)(?=\s|$)/

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
