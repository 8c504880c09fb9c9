import type { Settings } from '#base/settings.ts'
import type { Shop } from '#server/shop.ts'

/** Environment variables with the seller of a real shop. */
export const SELLER = {
  SELLER_NAME_EN: 'Fire Rites GmbH',
  SELLER_REGISTRATION: 'HRB 1234',
  SELLER_ADDRESS_EN: 'Bergstr. 1, Jena',
  SELLER_COUNTRY_EN: 'Germany',
  SELLER_EMAIL: 'seller@ahuti.example',
}

/** A test shop that takes real money: it is not a sandbox, and it has a seller. */
export function withRealMoney(shop: Shop): Shop {
  const named = (settings: Settings): Settings => ({
    ...settings,
    legal: {
      ...settings.legal,
      operatorName: { ru: '', en: SELLER.SELLER_NAME_EN },
      registrationNumber: SELLER.SELLER_REGISTRATION,
      address: { ru: '', en: SELLER.SELLER_ADDRESS_EN },
      country: { ru: '', en: SELLER.SELLER_COUNTRY_EN },
      email: SELLER.SELLER_EMAIL,
    },
  })
  return { ...shop, config: { ...shop.config, SANDBOX: false }, settings: () => named(shop.settings()) }
}
