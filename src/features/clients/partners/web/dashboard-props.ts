/** `root`: the address of the dashboard, under which every part has its own query. */
export type PartProps = { root: string }
