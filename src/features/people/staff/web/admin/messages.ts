import type { StaffRole } from '#base/role.ts'
import { useDictionary } from '#ui/text/messages.tsx'
import type { StaffMessages } from '../../messages/admin.en.ts'

export const useStaffMessages = () => useDictionary<StaffMessages>('staff')

/** The names of the roles, which are texts of the staff panel. */
export const useRoleNames = () => useDictionary<{ roles: Record<StaffRole, string> }>('admin').roles
