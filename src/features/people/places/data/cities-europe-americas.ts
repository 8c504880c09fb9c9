/** Cities of Europe, North America and South America. */
export const WORLD = `
Германия/Germany: *Берлин/Berlin, *Мюнхен/Munich/Munchen, *Гамбург/Hamburg, Франкфурт-на-Майне/Frankfurt, Кёльн/Cologne/Koln, Штутгарт/Stuttgart
Дюссельдорф/Dusseldorf, Дортмунд/Dortmund, Эссен/Essen, Лейпциг/Leipzig, Дрезден/Dresden, Ганновер/Hanover, Нюрнберг/Nuremberg, Бремен/Bremen, Бонн/Bonn
Баден-Баден/Baden-Baden, Карлсруэ/Karlsruhe, Мангейм/Mannheim, Аугсбург/Augsburg, Потсдам/Potsdam, Висбаден/Wiesbaden, Фрайбург/Freiburg
Великобритания/United Kingdom: *Лондон/London, Манчестер/Manchester, Бирмингем/Birmingham, Эдинбург/Edinburgh, Глазго/Glasgow, Ливерпуль/Liverpool
Лидс/Leeds, Бристоль/Bristol, Лестер/Leicester, Оксфорд/Oxford, Кембридж/Cambridge, Кардифф/Cardiff, Белфаст/Belfast, Брайтон/Brighton
Ирландия/Ireland: *Дублин/Dublin, Корк/Cork
Франция/France: *Париж/Paris, Марсель/Marseille, Лион/Lyon, Ницца/Nice, Тулуза/Toulouse, Бордо/Bordeaux, Страсбург/Strasbourg, Нант/Nantes, Канны/Cannes
Монпелье/Montpellier, Лилль/Lille
Монако/Monaco: Монако/Monaco
Италия/Italy: *Рим/Rome/Roma, *Милан/Milan, Неаполь/Naples, Турин/Turin, Флоренция/Florence, Венеция/Venice, Болонья/Bologna, Верона/Verona, Генуя/Genoa
Палермо/Palermo, Бари/Bari, Римини/Rimini
Ватикан/Vatican City: Ватикан/Vatican City
Испания/Spain: *Мадрид/Madrid, *Барселона/Barcelona, Валенсия/Valencia, Севилья/Seville, Малага/Malaga, Аликанте/Alicante, Бильбао/Bilbao, Марбелья/Marbella
Тенерифе/Tenerife, Пальма/Palma, Торревьеха/Torrevieja, Сарагоса/Zaragoza, Гранада/Granada
Португалия/Portugal: *Лиссабон/Lisbon, Порту/Porto, Фару/Faro
Нидерланды/Netherlands: *Амстердам/Amsterdam, Роттердам/Rotterdam, Гаага/The Hague, Утрехт/Utrecht, Эйндховен/Eindhoven
Бельгия/Belgium: *Брюссель/Brussels, Антверпен/Antwerp, Гент/Ghent
Люксембург/Luxembourg: Люксембург/Luxembourg
Швейцария/Switzerland: *Цюрих/Zurich, *Женева/Geneva, Берн/Bern, Базель/Basel, Лозанна/Lausanne, Лугано/Lugano
Лихтенштейн/Liechtenstein: Вадуц/Vaduz
Австрия/Austria: *Вена/Vienna, Зальцбург/Salzburg, Грац/Graz, Инсбрук/Innsbruck, Линц/Linz
Польша/Poland: *Варшава/Warsaw, *Краков/Krakow, Вроцлав/Wroclaw, Гданьск/Gdansk, Познань/Poznan, Лодзь/Lodz, Люблин/Lublin, Катовице/Katowice
Чехия/Czechia: *Прага/Prague, Брно/Brno, Карловы Вары/Karlovy Vary, Острава/Ostrava
Словакия/Slovakia: Братислава/Bratislava, Кошице/Kosice
Венгрия/Hungary: *Будапешт/Budapest, Дебрецен/Debrecen
Румыния/Romania: *Бухарест/Bucharest, Клуж-Напока/Cluj-Napoca, Яссы/Iasi, Тимишоара/Timisoara
Болгария/Bulgaria: *София/Sofia, *Варна/Varna, Бургас/Burgas, Пловдив/Plovdiv
Сербия/Serbia: *Белград/Belgrade, Нови-Сад/Novi Sad, Ниш/Nis
Черногория/Montenegro: Подгорица/Podgorica, Будва/Budva, Бар/Bar, Котор/Kotor, Тиват/Tivat, Херцег-Нови/Herceg Novi
Хорватия/Croatia: Загреб/Zagreb, Сплит/Split, Дубровник/Dubrovnik, Риека/Rijeka
Словения/Slovenia: Любляна/Ljubljana, Марибор/Maribor
Босния и Герцеговина/Bosnia and Herzegovina: Сараево/Sarajevo, Баня-Лука/Banja Luka
Северная Македония/North Macedonia: Скопье/Skopje
Албания/Albania: Тирана/Tirana
Греция/Greece: *Афины/Athens, Салоники/Thessaloniki, Ираклион/Heraklion, Патры/Patras, Родос/Rhodes
Мальта/Malta: Валлетта/Valletta
Финляндия/Finland: *Хельсинки/Helsinki, Тампере/Tampere, Турку/Turku, Эспоо/Espoo, Лаппеэнранта/Lappeenranta
Швеция/Sweden: *Стокгольм/Stockholm, Гётеборг/Gothenburg, Мальмё/Malmo, Уппсала/Uppsala
Норвегия/Norway: *Осло/Oslo, Берген/Bergen, Тронхейм/Trondheim, Ставангер/Stavanger
Дания/Denmark: *Копенгаген/Copenhagen, Орхус/Aarhus
Исландия/Iceland: Рейкьявик/Reykjavik
Нью-Йорк, США/New York, USA: *Нью-Йорк/New York, Бруклин/Brooklyn, Буффало/Buffalo
Калифорния, США/California, USA: *Лос-Анджелес/Los Angeles, *Сан-Франциско/San Francisco, Сан-Диего/San Diego, Сан-Хосе/San Jose, Сакраменто/Sacramento
Окленд/Oakland, Санта-Барбара/Santa Barbara, Беркли/Berkeley
Флорида, США/Florida, USA: *Майами/Miami, Орландо/Orlando, Тампа/Tampa, Джексонвилл/Jacksonville, Алачуа/Alachua
Иллинойс, США/Illinois, USA: *Чикаго/Chicago
Техас, США/Texas, USA: Хьюстон/Houston, Даллас/Dallas, Остин/Austin, Сан-Антонио/San Antonio
Вашингтон (округ Колумбия), США/District of Columbia, USA: *Вашингтон/Washington
Массачусетс, США/Massachusetts, USA: Бостон/Boston, Кембридж/Cambridge
Вашингтон (штат), США/Washington State, USA: Сиэтл/Seattle
Орегон, США/Oregon, USA: Портленд/Portland
Невада, США/Nevada, USA: Лас-Вегас/Las Vegas
Аризона, США/Arizona, USA: Финикс/Phoenix, Седона/Sedona, Тусон/Tucson
Колорадо, США/Colorado, USA: Денвер/Denver, Боулдер/Boulder
Юта, США/Utah, USA: Солт-Лейк-Сити/Salt Lake City
Джорджия, США/Georgia, USA: Атланта/Atlanta
Пенсильвания, США/Pennsylvania, USA: Филадельфия/Philadelphia, Питтсбург/Pittsburgh
Нью-Джерси, США/New Jersey, USA: Джерси-Сити/Jersey City, Ньюарк/Newark, Эдисон/Edison
Айова, США/Iowa, USA: Фэрфилд/Fairfield, Де-Мойн/Des Moines
Мичиган, США/Michigan, USA: Детройт/Detroit
Огайо, США/Ohio, USA: Кливленд/Cleveland, Колумбус/Columbus
Миннесота, США/Minnesota, USA: Миннеаполис/Minneapolis
Миссури, США/Missouri, USA: Сент-Луис/St. Louis
Северная Каролина, США/North Carolina, USA: Шарлотт/Charlotte, Роли/Raleigh
Теннесси, США/Tennessee, USA: Нашвилл/Nashville
Луизиана, США/Louisiana, USA: Новый Орлеан/New Orleans
Мэриленд, США/Maryland, USA: Балтимор/Baltimore
Гавайи, США/Hawaii, USA: Гонолулу/Honolulu
Аляска, США/Alaska, USA: Анкоридж/Anchorage
Канада/Canada: *Торонто/Toronto, *Ванкувер/Vancouver, Монреаль/Montreal, Оттава/Ottawa, Калгари/Calgary, Эдмонтон/Edmonton, Виннипег/Winnipeg, Квебек/Quebec
Мексика/Mexico: *Мехико/Mexico City, Канкун/Cancun, Гвадалахара/Guadalajara, Монтеррей/Monterrey, Плайя-дель-Кармен/Playa del Carmen
Куба/Cuba: Гавана/Havana
Доминикана/Dominican Republic: Санто-Доминго/Santo Domingo, Пунта-Кана/Punta Cana
Ямайка/Jamaica: Кингстон/Kingston
Тринидад и Тобаго/Trinidad and Tobago: Порт-оф-Спейн/Port of Spain
Гайана/Guyana: Джорджтаун/Georgetown
Суринам/Suriname: Парамарибо/Paramaribo
Коста-Рика/Costa Rica: Сан-Хосе/San Jose
Панама/Panama: Панама/Panama City
Гватемала/Guatemala: Гватемала/Guatemala City
Колумбия/Colombia: Богота/Bogota, Медельин/Medellin
Венесуэла/Venezuela: Каракас/Caracas
Эквадор/Ecuador: Кито/Quito, Гуаякиль/Guayaquil
Перу/Peru: *Лима/Lima, Куско/Cusco
Боливия/Bolivia: Ла-Пас/La Paz
Чили/Chile: *Сантьяго/Santiago, Вальпараисо/Valparaiso
Аргентина/Argentina: *Буэнос-Айрес/Buenos Aires, Кордова/Cordoba, Мендоса/Mendoza, Росарио/Rosario
Уругвай/Uruguay: Монтевидео/Montevideo
Парагвай/Paraguay: Асунсьон/Asuncion
Бразилия/Brazil: *Рио-де-Жанейро/Rio de Janeiro, *Сан-Паулу/Sao Paulo, Бразилиа/Brasilia, Салвадор/Salvador, Куритиба/Curitiba, Форталеза/Fortaleza
Белу-Оризонти/Belo Horizonte, Порту-Алегри/Porto Alegre, Ресифи/Recife, Флорианополис/Florianopolis
`
