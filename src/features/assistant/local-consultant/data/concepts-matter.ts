/**
 * Words with a similar meaning for the purpose model, in both languages: the ritual and its days, matters of life, courtesy, and what the
 * shop does not know. The lists have the form that `readConcepts` reads. A concept is only a feature: the weights determine its effect in
 * combination with other features.
 */
export const MATTER_CONCEPTS: Readonly<Record<string, string>> = {
  process:
    'процесс* проход* происход* устроен* порядок шаг* этап* инструкц* объясн* разъясн* подробн* process procedure step steps instruction* explain walk_me happens happen works_here how_it_goes in_practice stages sequence describe',
  fire: 'огон* огн* костр* пламя жгут сжига* горит гхи масло дрова дров* зерн* самагри трав* кокос* подношен* кладут бросают fire flame* burn* burned burnt ghee butter wood herbs grain* offering* offered samagri coconut oblation* incense_in pit havan_kund smoke',
  video:
    'видео* запис* фото* фотк* фотограф* съемк* съёмк* трансляц* эфир* стрим* снима* снимк* ролик* кадр* video* recording* record photo* picture* pics film* footage stream* livestream broadcast zoom camera clip live watch watching see_it',
  certificate: 'сертификат* свидетельств* документ* бумаг* грамот* certificate* document* paper diploma_of',
  parcel:
    'прасад* посылк* пепел пепл* бандерол* доставк* доставл* пришлете пришлёте вышл* высыла* амулет* prasad* parcel package ship* ash ashes sweets deliver* post mail_me send_me amulet* talisman sacred_thread',
  prepare:
    'пост поститься голод* диет* мясо мяса мясн* алкогол* выпивать готовить* подготов* свеч* медитир* воздерж* омовен* fast fasting diet meat alcohol drink prepar* candle* meditat* abstain wear shower bathe eat at_home my_part from_me',
  attend:
    'присутств* приехать приезжать лично участвовать находиться быть_там attend* present_at be_present come_to travel in_person be_there be_at join_in remotely physically visit',
  wish: 'желани* пожелан* просьб* просить намерен* санкальп* сформул* формулир* wish wishes intention* sankalp* request* wording word phrase formulate petition prayer_text ask_for write_down',
  change:
    'измен* поменя* помен* исправ* перенес* перенос* перенест* сдвин* отлож* замен* подвин* перепис* change* move moved postpone* reschedul* shift correct* edit amend swap push_it push_back alter replace put_off fix_the rewrite',
  cart: 'корзин* кнопк* нажат* нажм* кликн* клик* страниц* сайте сайт* форм* регистр* cart basket button click page site website form register menu icon',
  language:
    'язык* санскрит* хинди по_русски по_английски языке language* sanskrit hindi tamil english russian translat*',
  mantra: 'мантр* mantra* sloka* stotra* гимн* hymn*',
  terms:
    'дней дня день дни недел* недельк* месяц* час часа часов минут* сутки сутк* год года полгода лет day days week weeks month months hour hours minute* year years fortnight',
  howlong:
    'как_долго длит* длин* продолжа* продолжит* длительн* протяж* срок* долго надолго по_времени how_long last lasts lasting duration length long_does take takes run_for runs runtime finish end_date until_when over_in period',
  extend:
    'продл* растян* удлин* сократ* короч* дольше подольше покороче extend* prolong* shorten shorter longer longest shortest stretch continue renew minimum maximum lengthen',
  frequency:
    'ежедневн* каждый каждую подряд раз раза разов* по_разу сеанс* times daily every each per_day session* sessions in_a_row consecutive once one_off repeated часто how_often сколько_раз кругов прочтений чтений повторен* recitations rounds repetitions',
  date: 'число числа дата даты дату дате датам date dates day_is which_day what_day calendar календар* расписан* schedule slot',
  lunar:
    'полнолун* новолун* экадаш* титх* титхи лун* накшатр* панчанг* мухурт* затмен* растущ* убыва* ретроград* пурним* амавас* moon full_moon new_moon ekadashi tithi* nakshatra* panchang* muhurta* muhurat* eclipse* waxing waning retrograde purnima amavasya pradosh* paksha',
  festival:
    'дивали дивал* наваратр* навратр* шиваратр* холи джанмашт* чатурт* навами джаянт* дашахр* дуссехр* санкранти праздник* пасх* рождеств* diwali deepavali navaratri navratri shivaratri holi janmashtami chaturthi navami jayanti dussehra sankranti festival* holiday* holy_day dhanteras onam easter christmas raksha_bandhan',
  auspicious:
    'благоприятн* удачн* подходящ* счастливый_день неблагоприятн* несчастлив* плохой_день хороший_день auspicious lucky favourable favorable good_day unlucky inauspicious best_day right_day good_moment good_time best_time propitious',
  start:
    'нача* начн* начин* старт* приступ* открыв* ближайш* поскор* раньше пораньше успе* успеете назнач* start* begin begins beginning commence soonest earliest nearest next in_time by_then before urgent* срочно asap schedule_it set_for fall falls soon quickly',
  after: 'после потом затем через after afterwards then following later',
  compare:
    'сравн* различ* разниц* разнит* отлич* против compar* differ* difference* versus vs distinguish contrast apart distinct same_as similar interchangeable похож* одно_и_то_же то_же_самое',
  better:
    'лучш* хуже сильн* мощн* эффективн* выгодн* предпоч* результативн* весом* слабее better best stronger strongest powerful effective prefer* superior weaker worth_it more_potent more_suitable suits подходит подойдет подойдёт higher above выше',
  or: 'или либо между or between either whether among',
  tier: 'базов* усилен* усил* расширен* расширенн* премиум* премиальн* вариант* тариф* уровн* пакет* комплект* версии версия basic enhanced extended premium tier* level levels option options package packages version versions middle top_one верхн* нижн* среднего среднему средний люкс* стандарт* ступен* шкал* bottom upper solo top_shelf one_up next_up step_up gold silver standard luxury fancy fancier grand grander',
  both: 'два две двух обе обоих оба обеих этих эти них both two these those them_all',
  choose:
    'выбрать выбор выбира* выберу посовет* порекоменд* рекоменд* подбер* подобрать посоветуйте определ* choose choosing choice pick select recommend* suggest* advise advice decide deciding go_for',
  ritual:
    'ягь* яджн* ягий ритуал* обряд* пудж* хома хому хомы хавар* хаван* молебен молебн* церемони* служб* yagya* yajna* yagna* yagnya ritual* puja* pooja* homa* havan* ceremon* rite rites service',
  deity:
    'ганеш* лакшм* кубер* дург* вишн* шив* сарасват* хануман* кришн* рам* кали мритьюнд* мрития* дханвант* наваграх* сударшан* нарасимх* сурь* гаятри рудр* рудраб* ganesh* lakshm* laxmi kuber* durga vishnu shiva saraswat* sarasvat* hanuman* krishna rama kali mrityunja* dhanvantar* navagrah* sudarshan* narasimh* surya gayatri rudra* bhairav* satyanarayan* parvati chandi batuk',
  goodfor:
    'от_чего для_чего чтобы чтоб ради поможет_ли_от на_удачу good_for helps_with so_that against in_order meant_for what_for for_the',
  needs:
    'здоров* бизнес* дело_дела работ* карьер* экзамен* сессия егэ суд суда суде судом свадьб* замуж* жених* любов* отношен* зачат* заберем* ребеночк* дом дома квартир* переезд* удач* порч* сглаз* враг* недоброжел* конкурент* мир_в_семье ссор* развод_с примир* поезд* дорог* защитить бессонн* тревог* health business job work career exam* test court lawsuit wedding marriage marry married husband_hunting love relationship* conceive fertility house flat apartment moving luck success evil_eye enem* rival* peace quarrel* divorce reconcil* travel trip journey anxiety confidence prosperity wealth abundance harvest farm shop promotion visa mortgage debt debts долг* кредит* учеб* наследств* inheritance neighbours neighbors соседи addiction зависимост* спокойств* calm blessing благослов*',
  loss: 'умер* умир* умрет помер* схорон* хоронил* погреб* отпева* отпел* кладбищенск* не_дожил* нет_в_живых скончал* погиб* похорон* хорон* вдов* сирот* траур* поминк* помян* сорок_дней девять_дней годовщин* утрат* потерял* не_стало ушел_из ушла_из нет_больше больше_нет покойн* царств* могил* гроб* кладбищ* усып* выкидыш* мертворожд* оплакив* горе горю* скорб* соболезн* died dies die dying dead death passed_away passed_on passed funeral* buried bury widow* orphan* mourn* griev* grief lost_my lost_our lost_him lost_her lost_the_baby stillborn stillbirth miscarr* no_longer_with gone_forever ashes_of cremat* grave cemetery coffin put_down killed drowned hanged suicide condolence* bereave* hospice',
  missing:
    'скуча* тоск* не_хватает_его не_хватает_ее пусто пустой пустая опустел* одинок* одна_осталась один_остался плач* реву слез* сердце_разбит* miss_him miss_her miss_them miss_my missing_him lonely loneliness alone empty cry crying tears heartbroken broken_heart heart_is_broken hurts ache* without_him without_her cant_sleep cant_accept cant_forgive blame_myself unbearable',
  illness:
    'болен больна болеет болею болел* болезн* заболел* рак рака раком онколог* опухол* инсульт* инфаркт* операци* реанимац* больниц* госпитал* химиотерап* химия химии диагноз* кома коме депресс* деменц* альцгейм* паркинсон* метастаз* лейкоз* диализ* инвалид* умствен* врач* врачи доктор* приступ* ill illness sick cancer tumor* tumour* stroke surgery operation hospital* chemo* icu intensive_care diagnos* coma depress* dementia alzheimer* parkinson* leukaemia leukemia dialysis terminal* ventilator doctors biopsy malignant heart_attack life_support transplant disease suffering disabled',
  tragedy:
    'сгорел* пожар* война войн* плен* пропал_без авари* катастроф* разбил* развел* бросил_меня бросила_меня ушел_от ушла_от burned_down burnt_down war missing_in accident crash crashed left_me divorced captive evacuat* беженц* refugee bankrupt lost_everything потеряли_все',
  feeling:
    'страшно тяжело больно плохо_мне сил_нет нет_сил отчаян* надежд* не_знаю_как_жить как_жить terrified scared frightened hard_for_me despair* hope* hopeless broken devastated numb lost_and exhausted cope coping guilt guilty grieving',
  kin: 'мама маме маму мамы мамой мать матери папа папе папу папы отец отца отцу отцом сестр* брат брата брату братом бабушк* бабул* дед деда дедушк* тетя тетк* дядя тещ* свекр* родител* семь* mum mom mother mama mommy dad daddy father papa sister brother gran grandma grandmother grandfather grandpa granddad grandad granny nan aunt auntie uncle parents family cousin in_law twin nephew niece племянн*',
  partner:
    'муж мужа мужу мужем жена жены жене жену женой супруг* парень парня невест* любим* husband wife boyfriend girlfriend partner fiance* spouse ex hubby',
  child:
    'ребен* ребён* дети детей детям детьми сын сына сыну сыном сынок дочь дочк* дочер* доча внук* внуч* малыш* младен* son daughter child children kid kids baby boy grandson granddaughter grandchild* newborn toddler twins',
  friend:
    'друг друга другу подруг* сосед* коллег* знаком* начальник* одноклас* friend* neighbour* neighbor* colleague classmate* boss coworker acquaintance roommate',
  pet: 'кот кота коту кошк* кошка собак* пес пса щен* питом* попуга* лошад* хомя* cat cats dog dogs pet pets puppy horse parrot hamster kitten',
  greet:
    'привет* здравств* здрасьте здрасте здарова добрый_день добрый_вечер доброе_утро доброго намасте салам хай хелло hello hi hey hiya heya good_morning good_evening good_afternoon namaste greetings howdy yo morning',
  thanks: 'спасиб* спс благодар* пасиб* мерси thank thanks thx ty cheers appreciate* grateful much_obliged',
  bye: 'пока до_свидания досвидан* прощай* всего_доброго всего_хорошего удачи спокойной_ночи бывай до_завтра bye goodbye see_you good_night take_care have_a_nice have_a_good farewell later_then cya',
  praise:
    'молод* умни* классн* супер круто здорово отлично прекрасн* замечательн* чудесн* красив* приятн* мил* великолепн* огонь_сайт nice great lovely beautiful wonderful awesome amazing cool sweet pretty good_job well_done brilliant excellent helpful perfect love_your like_your impressive',
  ack: 'ок окей оки ладно понятно понял* ясно хорошо угу ага ясненько принято договорились логично ok okay k kk sure got_it gotcha fine alright understood i_see noted right deal makes_sense',
  laugh: 'хаха* ахах* хех хе лол ржу шучу шутк* lol haha* hehe lmao joking kidding rofl funny smile',
  idle: 'просто_смотрю просто_так просто_зашел просто_зашла скучно поболта* подума* подумаю посмотрю пока_что интересно_просто just_looking just_browsing browsing wandered bored think_about_it think_it_over ill_think come_back_later have_a_look look_around nothing_in_particular have_fun curious passing_by',
  selfbot:
    'как_тебя_зовут тебя_зовут как_вас_зовут сколько_тебе как_дела как_ты как_жизнь как_настроен* ты_бот ты_кто кто_ты you_there your_name how_are_you how_old_are hows_it_going who_are_you are_you_a do_you_sleep whats_up what_do_you_do do_you_ever favourite favorite',
  weather:
    'погод* дожд* снег снега град мороз* солнце_ли температур* жара weather rain raining snow forecast sunny temperature degrees',
  sport:
    'футбол* хокке* матч* чемпионат* олимп* спартак* зенит* гол счет_матча формула_1 football soccer cricket match hockey league championship olympic* basketball tennis barca real_madrid score goal team_won playoffs',
  cook: 'рецепт* борщ* суп* пирог* салат* котлет* тест* блин* свар* испеч* запек* кухн* приготовить_суп пицц* карри recipe cook cooking bake baking soup cake pizza curry bread dough boil roast fry sauce restaurant',
  tech: 'телефон_завис* айфон* андроид* ноутбук* принтер* вайфай* роутер* компьютер* виндовс* винд* эксель* ексель* код_на питон* скрипт* сайт_на приложени* iphone android laptop printer wifi router windows excel python javascript sql script code app download install battery smartphone gmail instagram tiktok youtube facebook google',
  news: 'президент* выбор* политик* путин* трамп* правительств* новости_дня министр* партия санкц* president election* politic* putin trump government minister parliament congress vote party sanctions brexit',
  write:
    'сочинен* реферат* эссе стих стихи стихотвор* поздравлен* напиши переведи перевести_текст резюме курсов* диплом_на домашк* essay poem homework translate_this write_me write_a resume cv letter_to assignment thesis summarize summarise limerick',
  joke: 'анекдот* шутк* расскажи_сказку загадк* joke riddle story_about fairy_tale tell_me_a sing spoem',
  finance:
    'акции акций облигац* курс_доллара курс_евро курс_биткоина инвест* вклад* ипотек* налог* декларац* страховк* stock* shares invest* exchange_rate mortgage_rate tax_return insurance savings crypto_price interest_rate loan_rates forex lottery лотере* казино casino betting ставк*',
  astro:
    'гороскоп* натальн* таро гадан* гада* нумеролог* совместим* знак_зодиака зодиак* хиромант* сонник* приснил* предсказ* судьб* карма_моя прошлая_жизнь horoscope zodiac tarot numerolog* astrolog* birth_chart natal kundli kundali palm fortune compatibility past_life dream_about dreamt dreamed predict prediction my_future destiny leo scorpio virgo capricorn soulmate',
  goods:
    'четк* благовон* бусы рудракш* статуэт* коврик* книг* сувенир* ладан* кристал* камн* камень янтр* браслет* украшен* одежд* футболк* трактор* мебел* резин* продае* продает* продаете продаёте продаж* incense bead* mala malas rudraksha statue* idol* jewel* crystal* gem* gemstone* yantra* bracelet clothes tshirt book books souvenir* sell selling mat shoes furniture perfume oil_lamp do_you_stock in_stock',
  travel:
    'отел* гостиниц* билет* рейс* самолет* поезд_на такси тур туры экскурс* путевк* аэропорт* визу виза_в hotel* flight* ticket* train_to taxi tour tours excursion airport airbnb visa_for itinerary beach',
  trivia:
    'столиц* население кто_изобрел кто_написал кто_открыл сколько_планет планет* расстояни* в_каком_году_был история_ корень уравнен* формул* химическ* физик* динозавр* capital_of population who_invented who_wrote who_discovered planet* distance far_is equation formula chemistry physics dinosaur* history_of square_root plus_equals how_tall how_many_people area_of speed_of tokyo токио париж paris moon_landing einstein',
  courses:
    'йог* ретрит* курсы курс_по семинар* вебинар* обучение_на лекци* тренинг* ученик* ученичеств* yoga retreat course courses class classes seminar webinar workshop lessons teach_me learn_to disciple apprentice podcast',
  jobs: 'ваканси* трудоустр* работу_у_вас устроиться_к резюме_вам сотрудничеств* реклам* партнерк* vacancy vacancies hiring job_with work_for_you career_with partnership affiliate advertis* backlinks seo sponsor blogger',
  media:
    'фильм* кино сериал* песн* песню музык* певец актер* актёр* игр* игру концерт* movie movies series netflix song songs music singer actor actress game games concert album band lyrics',
  home: 'стиральн* унитаз* кран_течет труб* ремонт* холодильник* машину_чин* шины колес* бензин* огород* рассад* помидор* газон* washing_machine toilet plumb* pipe leaking repair fridge car tyre* tire* petrol garden lawn tomatoes furniture paint boiler heater lightbulb',
  medical:
    'таблетк* лекарств* дозиров* симптом* анализ_крови давлен* температура_у прививк* антибиотик* pill pills medicine dose dosage symptom* blood_pressure vaccine antibiotic* rash headache ibuprofen',
  law: 'закон* по_закону статья* иск_в паспорт* гражданств* загс* нотариус* law legal_question passport citizenship visa_application notary sue_my custody immigration',
  sex: 'секс* порно голая голые sex sexy porn nude naked dating girlfriend_for эскорт escort знакомств*',
  address: 'уважаем* господа коллеги dear sir madam team_ahuti to_whom',
  send: 'пришл* присла* отправ* вышл* скин* выслать send sends sent sending forward deliver',
  get: 'получ* дадут дают дайте даете приход* придет придёт выда* get gets receive receives give gives given obtain end_up_with come_with',
  show: 'показ* покаж* посмотр* увид* увижу взглян* глян* show shows see look view sample example* образец пример* образц*',
  tell: 'расскаж* подскаж* скаж* объясни* поясни* напомни* уточни* tell explain describe remind clarify let_me_know inform advise_me',
  reason: 'за_что откуда_цена из_чего what_for what_does_it_include',
  orderNumber: 'номер_заказа заказ_номер заказ_№ order_number order_no number_is',
  giveUp: 'ладно_забуд* не_надо забей забуд* never_mind nevermind forget_it no_thanks no_thank',
  quality: 'качеств* уровень_сервиса сервис* обслуживан* service_was quality experience_was attitude отношени*',
  afraid: 'боюсь страшно опасаюсь переживаю волнуюсь afraid scared worried worry nervous anxious',
  life: 'жить жизн* live life living',
  gain: 'прибав* добавит добавляет теряю потеряю недополуч* обдел* богаче меньше больше_чем шире не_хватает_в пропущу отсутствует разве_не gain gains lose miss_out missing_out adds bring brings more_than fewer less_than frills cover covers beyond otherwise on_top_of extra_do instead_of rather_than catch_with whats_it_missing different_about same_page вместо_или или_вместе',
}
