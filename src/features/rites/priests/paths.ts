/** The path of one priest on the page of the priests. */
export const priestPath = (id: string): string => `/priests#priest-${id}`
