export const ru = {
  errors: { 'reports.period': 'Выберите период не длиннее 800 дней; начало — раньше конца.' } as Record<string, string>,
}
