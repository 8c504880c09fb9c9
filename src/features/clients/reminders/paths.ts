/** The URL of the page that switches off reminders of one kind. Mail programs send their one-click request to the same URL (RFC 8058). */
export const reminderPath = (token: string): string => `/reminders/${token}`
