/** Drawn in the style of the kit, but kept here: the kit's icons are loaded with the first view of every page. */
export function PencilIcon() {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d="M4.5 19.5l1-4.5L16.5 4l3.5 3.5L9 18.5zM14 6.5l3.5 3.5" />
    </svg>
  )
}
