export const ru = {
  errors: {
    'customers.not-found': 'Такого клиента нет.',
    'customers.guest-keeps-nothing': 'У гостя нет личного кабинета: кроме заказов, о нём ничего не хранится.',
    'customers.invited': 'Этого человека пригласили на работу. Сначала нужно отозвать приглашение.',
    'customers.same': 'Это и так один и тот же клиент.',
    'customers.into-guest': 'Выберите клиента с личным кабинетом: к записи гостя другую присоединить нельзя.',
  } as Record<string, string>,
}
