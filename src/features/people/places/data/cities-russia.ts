/** Larger Russian cities and regional capitals (rules.ts explains the format of the lines). */
export const RUSSIA = `
Россия/Russia: *Москва/Moscow, *Санкт-Петербург/Saint Petersburg/Ленинград/Leningrad/Петербург/St Petersburg/Питер
Москва/Moscow: Зеленоград/Zelenograd, Троицк/Troitsk, Щербинка/Shcherbinka
Санкт-Петербург/Saint Petersburg: Пушкин/Pushkin/Царское Село/Tsarskoye Selo, Колпино/Kolpino, Петергоф/Peterhof, Кронштадт/Kronstadt, Сестрорецк/Sestroretsk
Московская область/Moscow Region: Балашиха/Balashikha, Подольск/Podolsk, Мытищи/Mytishchi, Химки/Khimki, Люберцы/Lyubertsy, Королёв/Korolyov
Красногорск/Krasnogorsk, Одинцово/Odintsovo, Домодедово/Domodedovo, Электросталь/Elektrostal, Щёлково/Shchyolkovo, Серпухов/Serpukhov
Коломна/Kolomna, Долгопрудный/Dolgoprudny, Реутов/Reutov, Раменское/Ramenskoye, Орехово-Зуево/Orekhovo-Zuyevo, Пушкино/Pushkino
Жуковский/Zhukovsky, Ногинск/Noginsk, Сергиев Посад/Sergiyev Posad/Загорск, Видное/Vidnoye, Воскресенск/Voskresensk, Ивантеевка/Ivanteyevka
Лобня/Lobnya, Клин/Klin, Дубна/Dubna, Егорьевск/Yegoryevsk, Чехов/Chekhov, Дмитров/Dmitrov, Ступино/Stupino, Фрязино/Fryazino, Дзержинский/Dzerzhinsky
Наро-Фоминск/Naro-Fominsk, Кашира/Kashira, Солнечногорск/Solnechnogorsk, Истра/Istra, Можайск/Mozhaysk, Звенигород/Zvenigorod
Ленинградская область/Leningrad Region: Гатчина/Gatchina, Выборг/Vyborg, Мурино/Murino, Всеволожск/Vsevolozhsk, Сосновый Бор/Sosnovy Bor
Тихвин/Tikhvin, Кириши/Kirishi, Кингисепп/Kingisepp
Адыгея/Adygea: Майкоп/Maykop
Республика Алтай/Altai Republic: Горно-Алтайск/Gorno-Altaysk
Алтайский край/Altai Territory: *Барнаул/Barnaul, Бийск/Biysk, Рубцовск/Rubtsovsk, Новоалтайск/Novoaltaysk, Белокуриха/Belokurikha
Амурская область/Amur Region: Благовещенск/Blagoveshchensk, Белогорск/Belogorsk, Свободный/Svobodny, Тында/Tynda
Архангельская область/Arkhangelsk Region: Архангельск/Arkhangelsk, Северодвинск/Severodvinsk, Котлас/Kotlas
Астраханская область/Astrakhan Region: *Астрахань/Astrakhan
Башкортостан/Bashkortostan: *Уфа/Ufa, Стерлитамак/Sterlitamak, Салават/Salavat, Нефтекамск/Neftekamsk, Октябрьский/Oktyabrsky, Белорецк/Beloretsk
Ишимбай/Ishimbay, Сибай/Sibay, Туймазы/Tuymazy, Кумертау/Kumertau
Белгородская область/Belgorod Region: Белгород/Belgorod, Старый Оскол/Stary Oskol, Губкин/Gubkin
Брянская область/Bryansk Region: Брянск/Bryansk, Клинцы/Klintsy
Бурятия/Buryatia: Улан-Удэ/Ulan-Ude, Северобайкальск/Severobaykalsk
Владимирская область/Vladimir Region: Владимир/Vladimir, Ковров/Kovrov, Муром/Murom, Александров/Alexandrov, Суздаль/Suzdal, Гусь-Хрустальный/Gus-Khrustalny
Волгоградская область/Volgograd Region: *Волгоград/Volgograd/Сталинград/Stalingrad, Волжский/Volzhsky, Камышин/Kamyshin
Вологодская область/Vologda Region: Вологда/Vologda, Череповец/Cherepovets, Великий Устюг/Veliky Ustyug
Воронежская область/Voronezh Region: *Воронеж/Voronezh, Борисоглебск/Borisoglebsk, Россошь/Rossosh
Дагестан/Dagestan: *Махачкала/Makhachkala, Хасавюрт/Khasavyurt, Дербент/Derbent, Каспийск/Kaspiysk, Буйнакск/Buynaksk
Еврейская автономная область/Jewish Autonomous Region: Биробиджан/Birobidzhan
Забайкальский край/Transbaikal Territory: Чита/Chita, Краснокаменск/Krasnokamensk
Ивановская область/Ivanovo Region: Иваново/Ivanovo, Кинешма/Kineshma
Ингушетия/Ingushetia: Магас/Magas, Назрань/Nazran
Иркутская область/Irkutsk Region: *Иркутск/Irkutsk, Братск/Bratsk, Ангарск/Angarsk, Усть-Илимск/Ust-Ilimsk, Усолье-Сибирское/Usolye-Sibirskoye
Кабардино-Балкария/Kabardino-Balkaria: Нальчик/Nalchik
Калининградская область/Kaliningrad Region: *Калининград/Kaliningrad, Светлогорск/Svetlogorsk, Черняховск/Chernyakhovsk
Калмыкия/Kalmykia: Элиста/Elista
Калужская область/Kaluga Region: Калуга/Kaluga, Обнинск/Obninsk
Камчатский край/Kamchatka Territory: Петропавловск-Камчатский/Petropavlovsk-Kamchatsky
Карачаево-Черкесия/Karachay-Cherkessia: Черкесск/Cherkessk
Карелия/Karelia: Петрозаводск/Petrozavodsk, Костомукша/Kostomuksha, Сортавала/Sortavala
Кемеровская область — Кузбасс/Kemerovo Region: *Кемерово/Kemerovo, *Новокузнецк/Novokuznetsk, Прокопьевск/Prokopyevsk, Междуреченск/Mezhdurechensk
Ленинск-Кузнецкий/Leninsk-Kuznetsky, Киселёвск/Kiselyovsk, Юрга/Yurga, Белово/Belovo
Кировская область/Kirov Region: Киров/Kirov/Вятка/Vyatka, Кирово-Чепецк/Kirovo-Chepetsk
Коми/Komi: Сыктывкар/Syktyvkar, Ухта/Ukhta, Воркута/Vorkuta, Печора/Pechora
Костромская область/Kostroma Region: Кострома/Kostroma
Краснодарский край/Krasnodar Territory: *Краснодар/Krasnodar, *Сочи/Sochi, Новороссийск/Novorossiysk, Армавир/Armavir, Анапа/Anapa
Геленджик/Gelendzhik, Ейск/Yeysk, Туапсе/Tuapse, Кропоткин/Kropotkin, Славянск-на-Кубани/Slavyansk-on-Kuban, Адлер/Adler
Красноярский край/Krasnoyarsk Territory: *Красноярск/Krasnoyarsk, Норильск/Norilsk, Ачинск/Achinsk, Канск/Kansk, Минусинск/Minusinsk
Железногорск/Zheleznogorsk
Крым/Crimea: *Симферополь/Simferopol, Керчь/Kerch, Евпатория/Yevpatoria, Ялта/Yalta, Феодосия/Feodosia, Алушта/Alushta, Судак/Sudak
Крым/Crimea: *Севастополь/Sevastopol
Курганская область/Kurgan Region: Курган/Kurgan, Шадринск/Shadrinsk
Курская область/Kursk Region: Курск/Kursk, Железногорск/Zheleznogorsk
Липецкая область/Lipetsk Region: *Липецк/Lipetsk, Елец/Yelets
Магаданская область/Magadan Region: Магадан/Magadan
Марий Эл/Mari El: Йошкар-Ола/Yoshkar-Ola, Волжск/Volzhsk
Мордовия/Mordovia: Саранск/Saransk
Мурманская область/Murmansk Region: Мурманск/Murmansk, Апатиты/Apatity, Североморск/Severomorsk
Ненецкий автономный округ/Nenets Autonomous Area: Нарьян-Мар/Naryan-Mar
Нижегородская область/Nizhny Novgorod Region: *Нижний Новгород/Nizhny Novgorod/Горький/Gorky, Дзержинск/Dzerzhinsk, Арзамас/Arzamas, Саров/Sarov
Бор/Bor, Кстово/Kstovo, Павлово/Pavlovo, Выкса/Vyksa
Новгородская область/Novgorod Region: Великий Новгород/Veliky Novgorod, Боровичи/Borovichi
Новосибирская область/Novosibirsk Region: *Новосибирск/Novosibirsk, Бердск/Berdsk, Искитим/Iskitim, Академгородок/Akademgorodok
Омская область/Omsk Region: *Омск/Omsk
Оренбургская область/Orenburg Region: *Оренбург/Orenburg, Орск/Orsk, Новотроицк/Novotroitsk, Бузулук/Buzuluk
Орловская область/Oryol Region: Орёл/Oryol/Orel
Пензенская область/Penza Region: *Пенза/Penza, Кузнецк/Kuznetsk, Заречный/Zarechny
Пермский край/Perm Territory: *Пермь/Perm, Березники/Berezniki, Соликамск/Solikamsk, Чайковский/Chaykovsky, Кунгур/Kungur, Лысьва/Lysva
Приморский край/Primorye Territory: *Владивосток/Vladivostok, Уссурийск/Ussuriysk, Находка/Nakhodka, Артём/Artyom, Арсеньев/Arsenyev
Псковская область/Pskov Region: Псков/Pskov, Великие Луки/Velikiye Luki
Ростовская область/Rostov Region: *Ростов-на-Дону/Rostov-on-Don, Таганрог/Taganrog, Шахты/Shakhty, Волгодонск/Volgodonsk, Новочеркасск/Novocherkassk
Батайск/Bataysk, Новошахтинск/Novoshakhtinsk, Азов/Azov, Каменск-Шахтинский/Kamensk-Shakhtinsky
Рязанская область/Ryazan Region: *Рязань/Ryazan, Касимов/Kasimov
Самарская область/Samara Region: *Самара/Samara/Куйбышев/Kuybyshev, *Тольятти/Tolyatti/Togliatti, Сызрань/Syzran, Новокуйбышевск/Novokuybyshevsk
Чапаевск/Chapayevsk, Жигулёвск/Zhigulyovsk
Саратовская область/Saratov Region: *Саратов/Saratov, Энгельс/Engels, Балаково/Balakovo, Балашов/Balashov, Вольск/Volsk
Сахалинская область/Sakhalin Region: Южно-Сахалинск/Yuzhno-Sakhalinsk, Корсаков/Korsakov
Свердловская область/Sverdlovsk Region: *Екатеринбург/Yekaterinburg/Ekaterinburg/Свердловск/Sverdlovsk, Нижний Тагил/Nizhny Tagil, Первоуральск/Pervouralsk
Каменск-Уральский/Kamensk-Uralsky, Серов/Serov, Новоуральск/Novouralsk, Верхняя Пышма/Verkhnyaya Pyshma, Асбест/Asbest, Ревда/Revda
Северная Осетия/North Ossetia: Владикавказ/Vladikavkaz
Смоленская область/Smolensk Region: Смоленск/Smolensk, Вязьма/Vyazma, Гагарин/Gagarin
Ставропольский край/Stavropol Territory: *Ставрополь/Stavropol, Пятигорск/Pyatigorsk, Кисловодск/Kislovodsk, Невинномысск/Nevinnomyssk
Ессентуки/Yessentuki/Essentuki, Минеральные Воды/Mineralnye Vody, Железноводск/Zheleznovodsk, Михайловск/Mikhaylovsk, Будённовск/Budyonnovsk
Тамбовская область/Tambov Region: Тамбов/Tambov, Мичуринск/Michurinsk
Татарстан/Tatarstan: *Казань/Kazan, *Набережные Челны/Naberezhnye Chelny, Нижнекамск/Nizhnekamsk, Альметьевск/Almetyevsk, Зеленодольск/Zelenodolsk
Бугульма/Bugulma, Елабуга/Yelabuga, Чистополь/Chistopol, Иннополис/Innopolis, Болгар/Bolgar
Тверская область/Tver Region: Тверь/Tver/Калинин, Ржев/Rzhev, Вышний Волочёк/Vyshny Volochyok, Торжок/Torzhok, Кимры/Kimry
Томская область/Tomsk Region: *Томск/Tomsk, Северск/Seversk
Тульская область/Tula Region: Тула/Tula, Новомосковск/Novomoskovsk
Тыва/Tuva: Кызыл/Kyzyl
Тюменская область/Tyumen Region: *Тюмень/Tyumen, Тобольск/Tobolsk, Ишим/Ishim
Удмуртия/Udmurtia: *Ижевск/Izhevsk, Глазов/Glazov, Сарапул/Sarapul, Воткинск/Votkinsk
Ульяновская область/Ulyanovsk Region: *Ульяновск/Ulyanovsk, Димитровград/Dimitrovgrad
Хабаровский край/Khabarovsk Territory: *Хабаровск/Khabarovsk, Комсомольск-на-Амуре/Komsomolsk-on-Amur, Амурск/Amursk
Хакасия/Khakassia: Абакан/Abakan, Черногорск/Chernogorsk
Ханты-Мансийский автономный округ — Югра/Khanty-Mansi Autonomous Area: Сургут/Surgut, Нижневартовск/Nizhnevartovsk
Ханты-Мансийск/Khanty-Mansiysk, Нефтеюганск/Nefteyugansk, Когалым/Kogalym, Нягань/Nyagan
Челябинская область/Chelyabinsk Region: *Челябинск/Chelyabinsk, Магнитогорск/Magnitogorsk, Златоуст/Zlatoust, Миасс/Miass, Копейск/Kopeysk
Озёрск/Ozyorsk, Троицк/Troitsk, Снежинск/Snezhinsk, Аркаим/Arkaim
Чечня/Chechnya: Грозный/Grozny, Гудермес/Gudermes, Аргун/Argun
Чувашия/Chuvashia: Чебоксары/Cheboksary, Новочебоксарск/Novocheboksarsk
Чукотский автономный округ/Chukotka Autonomous Area: Анадырь/Anadyr
Якутия (Саха)/Yakutia (Sakha): Якутск/Yakutsk, Нерюнгри/Neryungri, Мирный/Mirny
Ямало-Ненецкий автономный округ/Yamal-Nenets Autonomous Area: Салехард/Salekhard, Новый Уренгой/Novy Urengoy, Ноябрьск/Noyabrsk
Ярославская область/Yaroslavl Region: *Ярославль/Yaroslavl, Рыбинск/Rybinsk, Переславль-Залесский/Pereslavl-Zalessky, Ростов/Rostov, Углич/Uglich
`
