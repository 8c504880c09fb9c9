type Ritual = { id: string; name: string }

/** An id that names no ritual of the shop stands as it is. */
export function namesOf(ids: readonly string[], rituals: readonly Ritual[]): string[] {
  return ids.map((id) => nameOf(id, rituals))
}

/** The lines of a list as ids: one that was there stays itself, the name of a ritual becomes its id, what is neither stays as typed. */
export function idsOf(texts: readonly string[], before: readonly string[], rituals: readonly Ritual[]): string[] {
  return texts.map(
    (text) =>
      before.find((id) => nameOf(id, rituals) === text) ?? rituals.find(({ name }) => name === text.trim())?.id ?? text,
  )
}

function nameOf(id: string, rituals: readonly Ritual[]): string {
  return rituals.find((ritual) => ritual.id === id)?.name ?? id
}
