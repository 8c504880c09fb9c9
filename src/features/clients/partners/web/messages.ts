import { useDictionary } from '#ui/text/messages.tsx'
import type { PartnerMessages } from '../messages/page.en.ts'

export const useMessages = () => useDictionary<PartnerMessages>('partners')
