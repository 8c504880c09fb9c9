/** The fixed path of the staff panel; the variable ADMIN_PATH sets a second one. */
export const PANEL_PATH = '/admin-panel'

/** The one of the panel's two paths that contains this path (without query), or undefined. */
export function findPanelRoot(path: string, secondPath: string): string | undefined {
  return [PANEL_PATH, secondPath].find((root) => path === root || path.startsWith(`${root}/`))
}
