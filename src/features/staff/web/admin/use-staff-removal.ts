import { useApi } from '#ui/api.ts'
import { showToast } from '#ui/toast-store.ts'
import { useAction } from '#ui/use-action.ts'
import type { StaffMember } from '../../schemas-members.ts'
import { useStaffMessages } from './messages.ts'

/** Takes a role away, or an invitation back, and says so. */
export function useStaffRemoval({ id, state }: StaffMember, onRemoved: () => void) {
  const { removeForm: messages } = useStaffMessages()
  const api = useApi()
  return useAction(async () => {
    await api.delete('/api/admin/staff/{id}', { path: { id } })
    showToast({ title: state === 'invited' ? messages.withdrawn : messages.done })
    onRemoved()
  })
}
