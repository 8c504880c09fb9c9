import { useDictionary } from '#ui/text/messages.tsx'
import type { ArchiveMessages } from '../messages/page-archive.en.ts'

export const useArchiveMessages = () => useDictionary<ArchiveMessages>('archive')
