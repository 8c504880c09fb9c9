import { Card } from '#ui/card.tsx'
import type { CurrentUser } from '../model.ts'

/** The place of the profile card. */
export function ProfileCard({ user }: { user: CurrentUser; onEditAll: () => void }) {
  return (
    <Card>
      {user.firstName} {user.lastName}
    </Card>
  )
}
