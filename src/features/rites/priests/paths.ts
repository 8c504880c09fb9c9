/** The place of one priest on the page. */
export const priestPath = (id: string): string => `/priests#priest-${id}`
