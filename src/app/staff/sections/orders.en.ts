import { en as catalogue } from '#features/catalogue/messages.en.ts'
import { en as orderManagement } from '#features/order-management/messages-admin.en.ts'

/** The words of the pages of orders. */
export const messages = { catalogue, 'order-management': orderManagement }
