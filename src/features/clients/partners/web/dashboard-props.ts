/** `root`: the URL of the dashboard, to which each part adds its own query. */
export type PartProps = { root: string }
