import { ru as catalogue } from '#features/catalogue/catalogue/messages/page.ru.ts'
import { ru as orderManagement } from '#features/rites/order-management/messages/admin.ru.ts'

/** The words of the pages of orders. */
export const messages = { catalogue, 'order-management': orderManagement }
