/** The property of each part of the partner's page. `root` is the URL of the page, to which each part adds its own query. */
export type PartProps = { root: string }
