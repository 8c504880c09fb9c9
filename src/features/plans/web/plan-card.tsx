import { Card } from '#ui/card.tsx'
import type { CurrentUser } from '#features/accounts/model.ts'

/** The place of the plan card. */
export function PlanCard({ user }: { user: CurrentUser }) {
  return <Card>{user.email}</Card>
}
