/** Cities of Asia (without India), the Near East, Africa, Australia and Oceania. */
export const ASIA = `
Израиль/Israel: *Тель-Авив/Tel Aviv, *Иерусалим/Jerusalem, Хайфа/Haifa, Ашдод/Ashdod, Беэр-Шева/Beersheba, Нетания/Netanya, Ришон-ле-Цион/Rishon LeZion
Петах-Тиква/Petah Tikva, Эйлат/Eilat, Ашкелон/Ashkelon, Назарет/Nazareth
Палестина/Palestine: Вифлеем/Bethlehem, Рамалла/Ramallah, Газа/Gaza
ОАЭ/United Arab Emirates: *Дубай/Dubai, *Абу-Даби/Abu Dhabi, Шарджа/Sharjah
Турция/Turkey: *Стамбул/Istanbul, *Анкара/Ankara, *Анталья/Antalya, Измир/Izmir, Бурса/Bursa, Аланья/Alanya, Адана/Adana, Конья/Konya, Мерсин/Mersin
Кипр/Cyprus: *Никосия/Nicosia, *Лимасол/Limassol, Ларнака/Larnaca, Пафос/Paphos
Иран/Iran: *Тегеран/Tehran, Мешхед/Mashhad, Исфахан/Isfahan, Шираз/Shiraz, Тебриз/Tabriz
Ирак/Iraq: Багдад/Baghdad, Басра/Basra, Эрбиль/Erbil
Сирия/Syria: Дамаск/Damascus, Алеппо/Aleppo
Ливан/Lebanon: Бейрут/Beirut
Иордания/Jordan: Амман/Amman
Саудовская Аравия/Saudi Arabia: Эр-Рияд/Riyadh, Джидда/Jeddah, Мекка/Mecca, Медина/Medina
Катар/Qatar: Доха/Doha
Кувейт/Kuwait: Эль-Кувейт/Kuwait City
Бахрейн/Bahrain: Манама/Manama
Оман/Oman: Маскат/Muscat
Йемен/Yemen: Сана/Sanaa
Афганистан/Afghanistan: Кабул/Kabul, Кандагар/Kandahar
Китай/China: *Пекин/Beijing, *Шанхай/Shanghai, Гуанчжоу/Guangzhou, Шэньчжэнь/Shenzhen, Чэнду/Chengdu, Ухань/Wuhan, Тяньцзинь/Tianjin, Чунцин/Chongqing
Харбин/Harbin, Далянь/Dalian, Сиань/Xian, Ханчжоу/Hangzhou, Нанкин/Nanjing, Циндао/Qingdao, Шэньян/Shenyang, Урумчи/Urumqi, Лхаса/Lhasa, Санья/Sanya
Китай/China: *Гонконг/Hong Kong, Макао/Macau
Тайвань/Taiwan: Тайбэй/Taipei, Гаосюн/Kaohsiung
Япония/Japan: *Токио/Tokyo, Осака/Osaka, Киото/Kyoto, Иокогама/Yokohama, Нагоя/Nagoya, Саппоро/Sapporo, Фукуока/Fukuoka, Хиросима/Hiroshima
Республика Корея/South Korea: *Сеул/Seoul, Пусан/Busan, Инчхон/Incheon
КНДР/North Korea: Пхеньян/Pyongyang
Таиланд/Thailand: *Бангкок/Bangkok, Пхукет/Phuket, Паттайя/Pattaya, Чиангмай/Chiang Mai, Самуи/Samui
Вьетнам/Vietnam: Ханой/Hanoi, Хошимин/Ho Chi Minh City/Сайгон/Saigon, Нячанг/Nha Trang, Дананг/Da Nang
Индонезия/Indonesia: *Джакарта/Jakarta, Денпасар (Бали)/Denpasar (Bali), Убуд (Бали)/Ubud (Bali), Сурабая/Surabaya, Бандунг/Bandung
Малайзия/Malaysia: Куала-Лумпур/Kuala Lumpur, Джорджтаун/George Town
Сингапур/Singapore: *Сингапур/Singapore
Филиппины/Philippines: Манила/Manila, Себу/Cebu
Мьянма/Myanmar: Янгон/Yangon, Мандалай/Mandalay, Нейпьидо/Naypyidaw
Камбоджа/Cambodia: Пномпень/Phnom Penh, Сиемреап/Siem Reap
Лаос/Laos: Вьентьян/Vientiane
Египет/Egypt: *Каир/Cairo, Александрия/Alexandria, Хургада/Hurghada, Шарм-эш-Шейх/Sharm El Sheikh, Луксор/Luxor
Марокко/Morocco: Рабат/Rabat, Касабланка/Casablanca, Марракеш/Marrakesh
Тунис/Tunisia: Тунис/Tunis
Алжир/Algeria: Алжир/Algiers
Ливия/Libya: Триполи/Tripoli
Эфиопия/Ethiopia: Аддис-Абеба/Addis Ababa
Кения/Kenya: Найроби/Nairobi, Момбаса/Mombasa
Танзания/Tanzania: Дар-эс-Салам/Dar es Salaam, Додома/Dodoma, Занзибар/Zanzibar
Нигерия/Nigeria: Лагос/Lagos, Абуджа/Abuja
Гана/Ghana: Аккра/Accra
Сенегал/Senegal: Дакар/Dakar
ЮАР/South Africa: Йоханнесбург/Johannesburg, Кейптаун/Cape Town, Претория/Pretoria, Дурбан/Durban
Маврикий/Mauritius: Порт-Луи/Port Louis
Сейшелы/Seychelles: Виктория/Victoria
Мадагаскар/Madagascar: Антананариву/Antananarivo
Австралия/Australia: *Сидней/Sydney, *Мельбурн/Melbourne, Брисбен/Brisbane, Перт/Perth, Аделаида/Adelaide, Канберра/Canberra, Голд-Кост/Gold Coast
Новая Зеландия/New Zealand: Окленд/Auckland, Веллингтон/Wellington, Крайстчерч/Christchurch
Фиджи/Fiji: Сува/Suva
`
