/** The page that switches off reminders of one kind. Mail programs send their one-press request to the same address (RFC 8058). */
export const reminderPath = (token: string): string => `/reminders/${token}`
