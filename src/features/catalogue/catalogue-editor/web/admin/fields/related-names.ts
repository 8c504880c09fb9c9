type Ritual = { id: string; name: string }

/** The names of rituals; an unknown id is returned as it is. */
export function namesOf(ids: readonly string[], rituals: readonly Ritual[]): string[] {
  return ids.map((id) => nameOf(id, rituals))
}

/** Converts lines to ids: an existing id stays, the name of a ritual becomes its id, other text stays as typed. */
export function idsOf(texts: readonly string[], before: readonly string[], rituals: readonly Ritual[]): string[] {
  return texts.map(
    (text) =>
      before.find((id) => nameOf(id, rituals) === text) ?? rituals.find(({ name }) => name === text.trim())?.id ?? text,
  )
}

function nameOf(id: string, rituals: readonly Ritual[]): string {
  return rituals.find((ritual) => ritual.id === id)?.name ?? id
}
