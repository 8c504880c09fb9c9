import type { StaffRole } from '#base/role.ts'
import { useDictionary } from '#ui/text/messages.tsx'
import type { StaffMessages } from '../../messages/admin.en.ts'

export const useStaffMessages = () => useDictionary<StaffMessages>('staff')

/** The names of the roles. They are part of the panel's own texts. */
export const useRoleNames = () => useDictionary<{ roles: Record<StaffRole, string> }>('admin').roles
