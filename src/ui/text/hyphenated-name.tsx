/** The last two parts of a word with hyphens, and the comma after them. */
const END = /([^\s-]+-[^\s-]+)(?=\s|$)/

/** A name whose last hyphen stays within a line as long as both its sides fit into one: "Маха-" over "Мритьюнджая-ягья". */
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
