/** The cookie of a visitor's consent; it only relaxes the content security policy of pages served to this browser. */
export const HAS_CONSENT = /(?:^|; )consent=analytics(?:;|$)/
