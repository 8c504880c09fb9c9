import type { CategoryId } from '../model-terms.ts'
import styles from './category-glyph.module.css'

/** The sign of a category in one line on its tint; decoration beside the name. */
export function CategoryGlyph({ id }: { id: CategoryId }) {
  return (
    <span className={`${styles.glyph} ${styles[id]}`} aria-hidden="true">
      <svg viewBox="0 0 32 32" width="32" height="32">
        <path d={paths[id]} />
      </svg>
    </span>
  )
}

/** Drawn by hand on a 32 px field: a full jar, a leaf, two rings, a flame in a shield, a lotus. */
const paths: Record<CategoryId, string> = {
  careerSuccess:
    'M11 14.5h10M12 14.5c-3.4 1.6-5.5 4-5.5 6.8 0 3.6 4 6.2 9.5 6.2s9.5-2.6 9.5-6.2c0-2.8-2.1-5.2-5.5-6.8M16 14.5V9M16 11c-1.2-3.2-3.4-5-6.6-5.3.2 3.4 2.4 5.3 6.6 5.3zM16 11c1.2-3.2 3.4-5 6.6-5.3-.2 3.4-2.4 5.3-6.6 5.3zM16 8.2c-1.3-1.8-1.3-3.4 0-5 1.3 1.6 1.3 3.2 0 5z',
  healthHealing:
    'M6 26C4.5 14.5 11 6 26.5 5.5 27 20 19.5 27 9.5 23.5M4.5 28.5C8 22 12.5 17 19 13M12.3 18.5l.2-5M15.8 15.3l5.7 1',
  familyRelationships:
    'M11.5 24.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM20.5 24.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17z',
  protectionPurification:
    'M16 3.5l10 3.5v8c0 6.3-4 10.8-10 13.5C10 25.8 6 21.3 6 15V7zM16 22.5c-2.8 0-4.5-1.7-4.5-4.1 0-3.1 3-4.3 3.6-8.4 3.2 1.7 5.4 5 5.4 8.4 0 2.4-1.7 4.1-4.5 4.1z',
  spiritualWisdom:
    'M16 25.5c-3.8-3-5.2-6.4-5-9.8.2-3.3 1.9-6.3 5-9.2 3.1 2.9 4.8 5.9 5 9.2.2 3.4-1.2 6.8-5 9.8zM11 15.7c-2-1.3-4.3-2-7-2 0 7 4.5 11.8 12 11.8M21 15.7c2-1.3 4.3-2 7-2 0 7-4.5 11.8-12 11.8M8 28.5h16',
}
