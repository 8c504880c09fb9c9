export const en = {
  errors: {
    'customers.not-found': 'There is no such customer.',
    'customers.guest-keeps-nothing': 'A guest has no account, and so nothing of a person is kept but the orders.',
    'customers.invited': 'This person is invited to work here. The invitation has to be withdrawn first.',
    'customers.same': 'These are one and the same customer already.',
    'customers.into-guest': 'Choose a customer with an account: a guest’s record cannot take another in.',
    'customers.data-in-account': 'This order belongs to an account. Sign in and download the data on the profile page.',
    'customers.data-no-address': 'The shop keeps no e-mail address for this order.',
    'customers.data-link-ended': 'This link has expired. Ask for a new one on the page of the order.',
  } as Record<string, string>,
}
