/**
 * One plain address: no comment, quoted part, second address, control character or number for a domain (docs/security.md). `=?` would begin
 * an encoded word (RFC 2047), which a mail program may decode into another address.
 */
export const EMAIL =
  /^(?!.*=\?)[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,58}[a-z0-9])$/i
