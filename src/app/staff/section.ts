import type { ComponentType } from 'react'
import type { Dictionary } from '#ui/text/messages.tsx'

/** The page of a section, with its own texts. `useAddress` gives the place within the section. */
export type SectionModule = { Page: ComponentType; messages: Dictionary }
