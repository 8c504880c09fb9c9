export const ADMIN = { email: 'admin@shop.example', password: 'sandbox-password-1' }

/** The same number of products as on the home page of this shop. */
export const PRODUCTS = Array.from({ length: 30 }, (_, index) => `ritual-${index + 1}`)

const COLLECTION = 'rituals'

/** The list of products on the home page. */
export const SHOWN = { name: 'Rituals', code: COLLECTION, description: [] }

/** EverShop's home page shows all products of the list, because the home page of this shop also shows all rituals. */
export const HOME_LIST = {
  name: 'Rituals',
  type: 'collection_products',
  status: 1,
  route: ['homepage'],
  area: ['content'],
  sort_order: 1,
  settings: { collection: COLLECTION, count: PRODUCTS.length, countPerRow: 3 },
}

/** A product without a picture. It uses the first parcel size, which exists in every new EverShop. */
export function makeProduct(key: string) {
  return {
    name: `Fire ritual ${key}`,
    url_key: key,
    sku: key,
    price: '164.00',
    weight: '1',
    qty: '100000000',
    status: '1',
    visibility: '1',
    manage_stock: '0',
    stock_availability: '1',
    group_id: '1',
    package_id: 1,
    meta_title: `Fire ritual ${key}`,
    meta_description: 'A fire ritual',
    short_description: 'A fire ritual of half an hour.',
    description: [],
    attributes: [],
    images: [],
  }
}

export const ZONE = { name: 'Home', countries: ['US'] }
export const METHOD = { name: 'Post' }
export const COST = '5.00'

export const CUSTOMER = { email: 'anna@shop.example' }
export const ADDRESS = {
  full_name: 'Anna Smirnova',
  telephone: '+15550100',
  address_1: '1 Main Street',
  city: 'Los Angeles',
  province: 'US-CA',
  postcode: '90001',
  country: 'US',
}
