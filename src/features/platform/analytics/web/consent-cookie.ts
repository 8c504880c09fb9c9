/** The cookie of a visitor's consent. Its only effect is a less strict content security policy for pages sent to this browser. */
export const HAS_CONSENT = /(?:^|; )consent=analytics(?:;|$)/
