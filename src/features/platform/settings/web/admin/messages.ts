import { useDictionary } from '#ui/messages.tsx'
import type { SettingsAdminMessages } from '../../messages/admin.en.ts'

export const useMessages = () => useDictionary<SettingsAdminMessages>('settingsAdmin')
