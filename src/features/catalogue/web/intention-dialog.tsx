export function IntentionDialog(_: { open: boolean; onClose: () => void; onAdd: (ids: string[]) => void }) {
  return null
}
