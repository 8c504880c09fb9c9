/** `root` is the URL of the dashboard. Each part adds its own query to this URL. */
export type PartProps = { root: string }
