/** Endings that older pages carried, with one dash or another or a bar before them. */
const OLD_SUFFIX = /\s+[-–—|]\s+(?:Ведические ритуалы|Ведические практики|Ахути|Ahuti)\s*$/iu

/** A title without an old ending: a page puts the shop's name after it. */
export function bareTitle(title: string): string {
  return title.replace(OLD_SUFFIX, '')
}
