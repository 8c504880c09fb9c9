/** Why an order was cancelled with its ritual, and its money goes back, as the order's history has it. */
export const en = { reason: 'The group ritual was called off' }
