import type { ContactsProps } from '#features/catalogue/catalogue/web/reading/contacts.tsx'

/** What a part of the panel needs from its parent. */
export type PanelProps = {
  contacts: ContactsProps
  serviceId: string | undefined
  /** Called when the reader goes to the cart; a link navigates without it. */
  onLeave: () => void
  onHandoff: () => void
}
