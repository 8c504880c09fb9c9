import { consent } from './page-consent.ru.ts'
import { countRu } from '#base/i18n.ts'
import type { en } from './page.en.ts'
import { ru as calls } from '#features/people/accounts/messages/errors.ru.ts'

export const ru: typeof en = {
  create: {
    title: 'Создание профиля',
    lead: 'Обязательны только имя и фамилия. Остальное можно добавить позже.',
    submit: 'Создать профиль',
  },
  edit: {
    title: 'Редактирование профиля',
    lead: 'Измените, что нужно, и сохраните.',
    submit: 'Обновить профиль',
  },
  cancel: 'Отмена',
  unsaved: 'Есть несохранённые изменения',
  sections: {
    personal: {
      title: 'Личные данные',
      why: 'Ритуалы, которые вы заказываете для себя, совершают от этого имени. E-mail и телефон нужны, чтобы связаться с вами по заказу. Пол и семейное положение меняют слова пандита, род занятий называют, если просят о деле. Их можно не заполнять.',
    },
    astrological: {
      title: 'Астрологические данные',
      why: 'По дню и месту рождения в традиции находят накшатру (лунную стоянку), которую называет пандит, и подбирают день ритуала.',
    },
    wishes: {
      title: 'Пожелания к ритуалам',
      why: 'Что учесть, когда составляют санкальпу\u00a0— слова, которые пандит читает вслух. Это увидят только те, кто готовит и проводит ритуал.',
    },
  },
  fields: {
    firstName: 'Имя',
    lastName: 'Фамилия',
    email: 'E-mail',
    phoneNumber: 'Телефон',
    occupation: 'Род занятий',
    birthDate: 'Дата рождения',
    birthTime: 'Время рождения',
    isTimeUncertain: 'Не знаю точно',
    birthPlace: 'Место рождения',
    gender: 'Пол',
    maritalStatus: 'Семейное положение',
    currentLocation: 'Место жительства',
    additionalNotes: 'Дополнительно',
  },
  hints: {
    email: 'Сюда приходят письма о заказах',
    phoneNumber: 'Цифры, начиная с кода страны',
    birthDate: 'дд.мм.гггг',
    birthTime: 'чч:мм, 24 часа',
    birthPlace: 'Начните вводить и выберите из списка или впишите сами',
    isTimeUncertain: 'Отметим, что время приблизительное. Поле можно оставить и пустым.',
    additionalNotes: 'Например: готра (род), имена близких, пожелание к ритуалу',
  },
  genders: { Male: 'Мужской', Female: 'Женский' },
  maritalStatuses: {
    Single: 'Не в браке',
    Married: 'В браке',
    Divorced: 'В разводе',
    Widowed: 'Вдова или вдовец',
  },
  onlyDigits: 'Здесь можно ввести только цифры',
  notGiven: 'не указано',
  approximate: 'приблизительно',
  suggestions: (count) => `${countRu(count, 'подсказка', 'подсказки', 'подсказок')}, выбирайте стрелками`,
  consent,
  faults: {
    title: (count) => `Проверьте ${countRu(count, 'поле', 'поля', 'полей')}`,
    ...calls.errors,
  },
  saved: {
    title: 'Профиль сохранен!',
    created: 'Профиль создан',
    updated: 'Профиль обновлён',
  },
  failed: {
    title: 'Ошибка',
    text: 'Не удалось сохранить профиль',
    kept: 'Всё, что вы ввели, на месте. Попробуйте ещё раз.',
  },
  card: {
    title: 'Профиль',
    editAll: 'Изменить всё',
    change: (field) => `Изменить: ${field}`,
    save: 'Сохранить',
    cancel: 'Отменить',
    more: 'Дополнительные сведения',
    fieldSaved: { title: 'Успешно сохранено', text: 'Поле обновлено' },
    fieldFailed: {
      title: 'Не удалось обновить поле',
      status: (status) => `Ошибка сервера: ${status}`,
      noId: 'Нет ID пользователя',
      offline: 'Нет связи. Попробуйте ещё раз.',
    },
  },
}
