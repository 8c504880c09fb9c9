/** The shop's logo on a grid of 32: one flame with two tongues. Every use of the logo draws this path. */
export const MARK_PATH =
  'M18 1C17.2 7.6 25 11.2 25 18.9C25 25.6 20.4 30.6 14.6 30.8C18.6 28.6 20.8 25.6 20.2 21.8C19.5 17.2 14.6 15.6 15.3 9.6C15.7 6.4 16.6 3.4 18 1ZM11.6 9.8C11 15 17.4 17.6 17.4 23.3C17.4 26.4 15.6 29 12.6 30.4C8.8 28.8 6.4 25.2 6.4 20.8C6.4 16.2 8.4 12.8 11.6 9.8Z'

/** The side length of the grid. */
export const MARK_SIDE = 32
