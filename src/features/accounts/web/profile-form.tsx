import type { CurrentUser } from '../model.ts'

type LastCheckout = { customerName: string; customerEmail: string; customerPhone?: string }

type ProfileFormProps = {
  user: CurrentUser
  lastCheckout: LastCheckout | null
  onSaved: () => void
  onCancel?: () => void
}

/** The place of the profile form. */
export function ProfileForm({ user }: ProfileFormProps) {
  return <p>{user.email}</p>
}
