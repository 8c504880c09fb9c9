import { useDictionary } from '#ui/messages.tsx'
import type { PartnerMessages } from '../messages-pages.en.ts'

export const useMessages = () => useDictionary<PartnerMessages>('partners')
