import type { StaffEmailMessages } from './messages-emails.en.ts'

export const ru: StaffEmailMessages = {
  subject: (shop) => `Вас приглашают работать в ${shop}`,
  lead: (shop, role) => `Вас приглашают работать в магазине ${shop}. Ваша роль: ${role}.`,
  open: 'Открыть панель',
  how: (to, until) => `Войдите там с адресом ${to}: мы отправим на него код. Приглашение действует до ${until}.`,
  care: 'Если вы не понимаете, о чём речь, ничего делать не нужно: пока вы не войдёте, ничего не изменится.',
  roles: {
    owner: 'владелец',
    manager: 'управляющий',
    editor: 'редактор',
    priest: 'священник',
    viewer: 'наблюдатель',
  },
}
