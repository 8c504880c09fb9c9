import { en as catalogue } from '#features/catalogue/catalogue/messages/page.en.ts'
import { en as orderManagement } from '#features/rites/order-management/messages/admin.en.ts'

/** The texts of the order pages. */
export const messages = { catalogue, 'order-management': orderManagement }
