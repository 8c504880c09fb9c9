import type { ComponentType } from 'react'
import type { Dictionary } from '#ui/text/messages.tsx'

/** The page of a section, with the words only it needs. Where in the section the reader is, `useAddress` says. */
export type SectionModule = { Page: ComponentType; messages: Dictionary }
