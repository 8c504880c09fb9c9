export const en = {
  retry: 'Try again',
  failed: 'This could not be loaded',
  offline: 'There is no connection. What is on the screen stays; try again when it is back.',
  missing: 'There is nothing at this address',
  missingText: 'It may have been deleted, or the link is incomplete. Go back to the list and choose again.',
  loading: 'Loading',
  more: 'Show more',
  empty: 'Nothing here.',
  emptyFiltered: 'Nothing matches these filters.',
  clearFilters: 'Clear the filters',
  filters: (count: number) => (count === 0 ? 'Filters' : `Filters (${count})`),
  search: 'Search',
  actions: 'Actions',
  cancel: 'Cancel',
  close: 'Close',
  notSaved: 'This could not be saved. Nothing is lost; please try again.',
  conflict: 'Somebody changed this meanwhile.',
  unsaved: {
    title: 'Unsaved changes',
    text: 'What you changed is not saved yet. Leave the page?',
    stay: 'Stay',
    leave: 'Leave',
    closeText: 'What you typed here is not saved. Close the window?',
    close: 'Close without saving',
  },
}

export type PanelMessages = typeof en
