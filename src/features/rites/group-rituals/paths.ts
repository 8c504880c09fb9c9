export const groupPath = (id: string): string => `/group/${id}`
