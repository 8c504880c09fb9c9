import { useDictionary } from '#ui/text/messages.tsx'
import type { SettingsAdminMessages } from '../../messages/admin.en.ts'

export const useMessages = () => useDictionary<SettingsAdminMessages>('settingsAdmin')
