import { ru as catalogue } from '#features/catalogue/catalogue/messages/page.ru.ts'
import { ru as orderManagement } from '#features/rites/order-management/messages/admin.ru.ts'

/** The texts of the order pages. */
export const messages = { catalogue, 'order-management': orderManagement }
