export const ru = {
  errors: {
    'journal.no-month': 'Такого месяца в журнале нет.',
    'journal.month-runs': 'Месяц ещё не кончился. Закрыть его можно после последнего дня (UTC).',
    'journal.month-closed': 'Этот месяц уже закрыт.',
  } as Record<string, string>,
}
