/** The fixed path of the staff panel; the variable ADMIN_PATH sets a second path. */
export const PANEL_PATH = '/admin-panel'

/** Returns the root path of the panel with which a path starts. The panel has two root paths. Undefined if the path is not in the panel. */
export function findPanelRoot(path: string, secondPath: string): string | undefined {
  return [PANEL_PATH, secondPath].find((root) => path === root || path.startsWith(`${root}/`))
}
