/** The English version is in `errors.en.ts`. */
export const ru: { errors: Record<string, string> } = {
  errors: {
    'catalogue-editor.needed-ru': 'Перед публикацией это нужно написать по-русски.',
    'catalogue-editor.needed-en': 'Перед публикацией это нужно написать по-английски.',
    'catalogue-editor.no-recitations':
      'До публикации укажите число повторений у этого варианта: здесь или для всех ритуалов в настройках.',
    'catalogue-editor.no-priests':
      'До публикации укажите, сколько пандитов проводит этот вариант: здесь или для всех ритуалов в настройках.',
    'catalogue-editor.no-hours':
      'До публикации укажите, сколько часов в день горит огонь у этого варианта: здесь или для всех ритуалов в настройках.',
    'catalogue-editor.no-days':
      'До публикации укажите, сколько дней с огнём у этого варианта: здесь или для всех ритуалов в настройках.',
    'catalogue-editor.id-taken':
      'Этот адрес уже занят: у\u00a0другого ритуала или статьи он основной или дополнительный.',
    'catalogue-editor.id-not-allowed': 'Этот адрес нужен самому магазину. Выберите другой.',
    'catalogue-editor.alias-taken':
      'Этот адрес уже занят: у\u00a0какого-то ритуала или статьи он основной или дополнительный.',
    'catalogue-editor.alias-not-found': 'Такого дополнительного адреса нет.',
    'catalogue-editor.version-not-found': 'Такой версии нет.',
    'catalogue-editor.no-proposal': 'Решать здесь уже нечего.',
    'catalogue-editor.not-proposed': 'Такого изменения новая версия магазина не предлагает.',
    'catalogue-editor.list-needed-ru': 'Напишите это по-русски.',
    'catalogue-editor.list-needed-en': 'Напишите это по-английски.',
    'catalogue-editor.redirect': 'Выберите страницу, которая открыта читателям.',
    'catalogue-editor.recording': 'Подойдёт только запись MP3 или M4A из медиатеки.',
    'catalogue-editor.list-entries': 'В списке не хватает нужного, или что-то названо дважды.',
    'catalogue-editor.nothing-offered': 'Хотя бы одно намерение должно быть на виду.',
    'catalogue-editor.order-id': 'Ритуала или статьи с\u00a0таким адресом нет, или адрес назван дважды.',
    'catalogue-editor.price-least': 'Наименьшая цена — 1 доллар за месяц.',
    'catalogue-editor.text-too-deep':
      'В этом тексте слишком глубоко вложены друг в друга цитаты, списки, ссылки или выделения. Пожалуйста, упростите его.',
    'catalogue-editor.text-too-much':
      'В этом тексте слишком много заголовков, строк, ячеек таблиц или знаков разметки. Пожалуйста, упростите его или разделите.',
  },
}
