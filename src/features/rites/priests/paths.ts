export const PRIESTS_PATH = '/priests'

/** The place of one priest on the page. */
export const priestPath = (id: string): string => `${PRIESTS_PATH}#priest-${id}`
