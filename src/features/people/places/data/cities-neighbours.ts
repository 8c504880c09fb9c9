/** Capitals and large cities of the countries around Russia. */
export const NEIGHBOURS = `
Украина/Ukraine: *Киев/Kyiv/Kiev, *Харьков/Kharkiv/Kharkov, *Одесса/Odesa/Odessa, *Днепр/Dnipro/Днепропетровск/Dnepropetrovsk, *Львов/Lviv/Lvov
Запорожье/Zaporizhzhia, Кривой Рог/Kryvyi Rih, Николаев/Mykolaiv, Винница/Vinnytsia, Херсон/Kherson, Полтава/Poltava, Чернигов/Chernihiv
Черкассы/Cherkasy, Житомир/Zhytomyr, Сумы/Sumy, Хмельницкий/Khmelnytskyi, Черновцы/Chernivtsi, Ровно/Rivne, Кропивницкий/Kropyvnytskyi
Ивано-Франковск/Ivano-Frankivsk, Кременчуг/Kremenchuk, Тернополь/Ternopil, Луцк/Lutsk, Ужгород/Uzhhorod, Белая Церковь/Bila Tserkva
Донецк/Donetsk, Мариуполь/Mariupol, Луганск/Luhansk/Lugansk, Мелитополь/Melitopol, Макеевка/Makiivka, Горловка/Horlivka, Бердянск/Berdiansk
Краматорск/Kramatorsk, Измаил/Izmail
Беларусь/Belarus: *Минск/Minsk, Гомель/Gomel, Могилёв/Mogilev, Витебск/Vitebsk, Гродно/Grodno, Брест/Brest, Бобруйск/Bobruisk, Барановичи/Baranovichi
Борисов/Borisov, Пинск/Pinsk, Орша/Orsha, Мозырь/Mozyr, Солигорск/Soligorsk, Новополоцк/Novopolotsk, Полоцк/Polotsk, Лида/Lida, Молодечно/Maladzyechna
Казахстан/Kazakhstan: *Алматы/Almaty/Алма-Ата/Alma-Ata, *Астана/Astana/Нур-Султан/Целиноград, *Шымкент/Shymkent, Караганда/Karaganda, Актобе/Aktobe
Тараз/Taraz, Павлодар/Pavlodar, Усть-Каменогорск/Ust-Kamenogorsk/Oskemen, Семей/Semey/Семипалатинск, Атырау/Atyrau, Костанай/Kostanay, Актау/Aktau
Кызылорда/Kyzylorda, Уральск/Oral/Uralsk, Петропавловск/Petropavl, Кокшетау/Kokshetau, Темиртау/Temirtau, Туркестан/Turkistan, Талдыкорган/Taldykorgan
Экибастуз/Ekibastuz, Рудный/Rudny, Байконур/Baikonur, Жезказган/Zhezkazgan, Балхаш/Balkhash
Узбекистан/Uzbekistan: *Ташкент/Tashkent, Самарканд/Samarkand, Бухара/Bukhara, Наманган/Namangan, Андижан/Andijan, Фергана/Fergana, Нукус/Nukus
Карши/Qarshi, Коканд/Kokand, Ургенч/Urgench, Хива/Khiva, Термез/Termez, Навои/Navoiy, Джизак/Jizzakh, Чирчик/Chirchiq
Киргизия/Kyrgyzstan: *Бишкек/Bishkek/Фрунзе/Frunze, Ош/Osh, Джалал-Абад/Jalal-Abad, Каракол/Karakol, Чолпон-Ата/Cholpon-Ata
Таджикистан/Tajikistan: *Душанбе/Dushanbe, Худжанд/Khujand/Ленинабад, Бохтар/Bokhtar, Куляб/Kulob
Туркмения/Turkmenistan: *Ашхабад/Ashgabat, Туркменабад/Turkmenabat, Дашогуз/Dashoguz, Мары/Mary, Туркменбаши/Turkmenbashi
Армения/Armenia: *Ереван/Yerevan, Гюмри/Gyumri, Ванадзор/Vanadzor, Эчмиадзин/Vagharshapat/Echmiadzin
Азербайджан/Azerbaijan: *Баку/Baku, Гянджа/Ganja, Сумгаит/Sumqayit, Мингечаур/Mingachevir, Ленкорань/Lankaran
Грузия/Georgia: *Тбилиси/Tbilisi, Батуми/Batumi, Кутаиси/Kutaisi, Рустави/Rustavi, Гори/Gori, Зугдиди/Zugdidi
Абхазия/Abkhazia: Сухум/Sukhum/Сухуми/Sukhumi, Гагра/Gagra
Молдавия/Moldova: *Кишинёв/Chisinau, Бельцы/Balti, Бендеры/Bender, Тирасполь/Tiraspol
Литва/Lithuania: *Вильнюс/Vilnius, Каунас/Kaunas, Клайпеда/Klaipeda, Шяуляй/Siauliai
Латвия/Latvia: *Рига/Riga, Даугавпилс/Daugavpils, Юрмала/Jurmala, Лиепая/Liepaja
Эстония/Estonia: *Таллин/Tallinn, Тарту/Tartu, Нарва/Narva, Пярну/Parnu
Монголия/Mongolia: *Улан-Батор/Ulaanbaatar, Эрдэнэт/Erdenet
`
