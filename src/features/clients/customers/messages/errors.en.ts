export const en = {
  errors: {
    'customers.not-found': 'There is no such customer.',
    'customers.guest-keeps-nothing': 'A guest has no account, and so nothing of a person is kept but the orders.',
    'customers.invited': 'This person is invited to work here. The invitation has to be withdrawn first.',
    'customers.same': 'These are one and the same customer already.',
    'customers.into-guest': 'Choose a customer with an account: a guest’s record cannot take another in.',
  } as Record<string, string>,
}
