/** The fixed path of the staff's panel; the variable ADMIN_PATH names a second one. */
export const PANEL_PATH = '/admin-panel'

/** Under which of the panel's two paths an address without its query stands, if under one of them. */
export function panelRootOf(path: string, secondPath: string): string | undefined {
  return [PANEL_PATH, secondPath].find((root) => path === root || path.startsWith(`${root}/`))
}
