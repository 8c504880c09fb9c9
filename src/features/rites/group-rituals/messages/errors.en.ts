/** Error messages, used only on the server. */
export const en = {
  errors: {
    'groups.not-found': 'There is no such group ritual.',
    'groups.full': 'The last place has been taken.',
    'groups.too-many-unpaid':
      'Several places of this ritual were taken for this address within a day and not paid for. Pay for one that still waits, or come back tomorrow.',
    'groups.closed': 'No more places are sold for this day.',
    'groups.cancelled': 'This group ritual was called off.',
    'groups.not-called-off': 'Money is given back here only for a ritual that was called off.',
    'groups.not-paid': 'Nothing was paid for this order.',
    'groups.performed': 'The ritual has already been performed for this family.',
    'groups.no-proof': 'Publish the proof for one of the families first.',
    'groups.names-changed':
      'Names changed after printing or after the ritual. Decide about each of these families, then publish.',
    'groups.family': 'Write the names to be read',
    'groups.family-long': 'No more than 1,000 characters',
    'groups.family-many': 'No more than ten names',
    'groups.consent': 'Without your consent we cannot read the names: tick the box',
    'groups.ritual': 'Choose a ritual',
    'groups.day': 'Set the day and the time',
    'groups.past': 'This time has passed',
    'groups.closes-late': 'Joining must close by the time the ritual begins',
    'groups.places': 'From 1 to 500 places',
    'groups.places-taken': 'More places are taken already',
    'groups.price': 'Enter the price in whole dollars',
  },
}
