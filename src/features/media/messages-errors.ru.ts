import type { en } from './messages-errors.en.ts'

/** See `messages.en.ts`. */
export const ru: typeof en = {
  errors: {
    'media.not-found': 'Такого файла нет.',
    'media.type': 'Подойдут только JPEG, PNG, WebP, AVIF, MP4, MP3, M4A, OGG и PDF.',
    'media.broken': 'Файл повреждён, или это не то, чем он кажется',
    'media.encrypted': 'PDF защищён: сохраните его без пароля и ограничений',
    'media.too-complex': 'PDF слишком сложный: сохраните его через печать в PDF',
    'media.too-large':
      'Файл слишком большой: снимок\u00a0— до 25\u00a0МБ, видео\u00a0— до 300, звук\u00a0— до 60, PDF\u00a0— до 20.',
    'media.too-many-pixels': 'В снимке слишком много пикселей: уменьшите его и загрузите снова',
    'media.too-slow': 'Снимок слишком долго читается: сохраните его как JPEG и загрузите снова',
    'media.alt-long': 'Не больше 300 знаков',
    'media.focus': 'Два числа от 0 до 1',
    'media.in-use': 'Этот файл используется на странице. Сначала уберите его оттуда.',
    'media.upload-not-found': 'Этой загрузки больше нет. Выберите файл ещё раз.',
    'media.offset': 'Эта часть не продолжает предыдущую.',
    'media.longer-than-said': 'Файл длиннее, чем было сказано в начале.',
    'media.finishing': 'Файл пришёл целиком, мы его готовим.',
  },
}
