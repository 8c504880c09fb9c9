/** How a visitor's consent looks in the cookies; it widens the policy of the pages served to this browser and nothing else. */
export const HAS_CONSENT = /(?:^|; )consent=analytics(?:;|$)/
