/** The call whose answer every page needs: the shop's names and contacts. */
export const SHOP_QUERY = '/api/shop'
