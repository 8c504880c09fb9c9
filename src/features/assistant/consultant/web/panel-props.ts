import type { ContactsProps } from '#features/catalogue/catalogue/web/reading/contacts.tsx'

/** What a part of the panel needs of its surroundings. */
export type PanelProps = {
  contacts: ContactsProps
  serviceId: string | undefined
  /** The reader goes on to the cart; a link leads away by itself. */
  onLeave: () => void
  onHandoff: () => void
}
