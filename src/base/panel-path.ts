/** The fixed path of the staff panel; the variable ADMIN_PATH sets a second path. */
export const PANEL_PATH = '/admin-panel'

/** The panel's root path (one of two) with which this path (without query) starts. Undefined if the path is not in the panel. */
export function findPanelRoot(path: string, secondPath: string): string | undefined {
  return [PANEL_PATH, secondPath].find((root) => path === root || path.startsWith(`${root}/`))
}
