import { useAddress } from '#ui/layout/panel.ts'
import { CustomerList } from './customer-list.tsx'
import { CustomerDetail } from './customer-detail.tsx'

/** The list of customers, or the page of the customer that the URL names. */
export function CustomersPage() {
  const { segments } = useAddress()
  const id = segments[1]
  return id === undefined ? <CustomerList /> : <CustomerDetail key={id} id={id} />
}
