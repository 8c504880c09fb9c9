import type { CurrentUser } from '#features/accounts/model.ts'
import { Card } from '#ui/card.tsx'

export function OrdersCard({ user }: { user: CurrentUser }) {
  return <Card>{user.email}</Card>
}
