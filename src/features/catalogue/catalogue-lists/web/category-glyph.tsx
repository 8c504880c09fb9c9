import '#ui/styles/tokens-categories.css'
import type { CategoryColour, CategoryIcon } from '../model.ts'
import styles from './category-glyph.module.css'

/** The icon of a category, drawn with lines of one width on the category's light colour. It is decoration next to the name. */
export function CategoryGlyph({ icon, colour }: { icon: CategoryIcon; colour: CategoryColour }) {
  return (
    <span className={`${styles.glyph} ${styles[colour]}`} aria-hidden="true">
      <svg viewBox="0 0 32 32" width="32" height="32">
        <path d={paths[icon]} />
      </svg>
    </span>
  )
}

/**
 * The paths of the icons, drawn by hand on a field of 32 px: a full jar, a leaf, two rings, a flame in a shield, a lotus, the sun, an oil
 * lamp, a book.
 */
const paths: Record<CategoryIcon, string> = {
  jar: 'M11 14.5h10M12 14.5c-3.4 1.6-5.5 4-5.5 6.8 0 3.6 4 6.2 9.5 6.2s9.5-2.6 9.5-6.2c0-2.8-2.1-5.2-5.5-6.8M16 14.5V9M16 11c-1.2-3.2-3.4-5-6.6-5.3.2 3.4 2.4 5.3 6.6 5.3zM16 11c1.2-3.2 3.4-5 6.6-5.3-.2 3.4-2.4 5.3-6.6 5.3zM16 8.2c-1.3-1.8-1.3-3.4 0-5 1.3 1.6 1.3 3.2 0 5z',
  leaf: 'M6 26C4.5 14.5 11 6 26.5 5.5 27 20 19.5 27 9.5 23.5M4.5 28.5C8 22 12.5 17 19 13M12.3 18.5l.2-5M15.8 15.3l5.7 1',
  rings: 'M11.5 24.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM20.5 24.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17z',
  shield:
    'M16 3.5l10 3.5v8c0 6.3-4 10.8-10 13.5C10 25.8 6 21.3 6 15V7zM16 22.5c-2.8 0-4.5-1.7-4.5-4.1 0-3.1 3-4.3 3.6-8.4 3.2 1.7 5.4 5 5.4 8.4 0 2.4-1.7 4.1-4.5 4.1z',
  lotus:
    'M16 25.5c-3.8-3-5.2-6.4-5-9.8.2-3.3 1.9-6.3 5-9.2 3.1 2.9 4.8 5.9 5 9.2.2 3.4-1.2 6.8-5 9.8zM11 15.7c-2-1.3-4.3-2-7-2 0 7 4.5 11.8 12 11.8M21 15.7c2-1.3 4.3-2 7-2 0 7-4.5 11.8-12 11.8M8 28.5h16',
  sun: 'M16 21.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11zM16 3.5v3.5M16 25v3.5M3.5 16H7M25 16h3.5M7.2 7.2l2.4 2.4M22.4 22.4l2.4 2.4M24.8 7.2l-2.4 2.4M9.6 22.4l-2.4 2.4',
  lamp: 'M4 18.5h24c-1.2 5-5.8 8-12 8s-10.8-3-12-8zM16 18.5c-2.9 0-4.6-1.7-4.6-4.2 0-3.3 3.5-5 4.6-9.8 1.1 4.8 4.6 6.5 4.6 9.8 0 2.5-1.7 4.2-4.6 4.2zM10 29h12',
  book: 'M16 9.5C13.5 7.3 10 6.5 4.5 6.5v17c5.5 0 9 .8 11.5 3 2.5-2.2 6-3 11.5-3v-17c-5.5 0-9 .8-11.5 3zM16 9.5v17M8 11.5c2 .1 3.6.4 5 1.1M8 16c2 .1 3.6.4 5 1.1M24 11.5c-2 .1-3.6.4-5 1.1M24 16c-2 .1-3.6.4-5 1.1',
}
