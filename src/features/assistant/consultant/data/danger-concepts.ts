/**
 * Words with a similar meaning for the danger classifier, in both languages. `*` at the end of a word matches any ending; `_` joins the
 * words of a phrase. A concept is only a feature of the text: the weights determine its effect in combination with other features. A word
 * may have several concepts.
 */
export const DANGER_CONCEPTS: Readonly<Record<string, string>> = {
  self: 'я меня мне мной мною себя себе собой сам сама i im ive id ill me my mine myself',
  other: 'он она они его ее её их ему ей им ним ней него нее he she they him her them his their hes shes theyre',
  you: 'ты вы тебя тебе вас вам you your youre u ur',
  kin: 'мама маме маму мамы мамой мать матери матерью папа папе папу папы папой отец отца отцу отцом сестр* брат брата брату братом бабушк* бабуля бабул* дед деда деду дедушк* тетя тёть* дядя тещ* свекр* родител* mum mom mother mummy mommy dad daddy father sister brother gran grandma grandmother nan nani dadi grandpa grandfather grandad aunt uncle parents family cousin amma appa семь* близки* родны*',
  partner:
    'муж мужа мужу мужем жена жене жену женой супруг* парень парня парнем бывш* сожител* жених* невест* любимый любимая husband hubby wife boyfriend bf girlfriend gf partner ex fiance* spouse',
  child:
    'ребен* ребён* дет* сын сына сыну сыном сынок сынишк* дочь дочк* дочер* доча внук* внуч* малыш* младен* мальчик* девочк* подрост* школьник* племянни* son daughter child* kid kids baby toddler boy girl teen* niece nephew grandson granddaughter newborn infant pupil student*',
  friend:
    'друг друга другу подруг* подружк* сосед* коллег* однокласс* одногрупп* знаком* friend* mate flatmate roommate neighbour* neighbor* colleague classmate* coworker bestie',
  stepman:
    'отчим* мачех* дядя дяди тренер* учител* препод* вожат* репетитор* stepdad stepfather stepmum stepmom uncle coach teacher tutor instructor priest babysitter',
  age: 'лет годик* годика месяц* месяцев класс классе year_old years_old yr_old yo month_old grade',
  die: 'умер* умир* умрет умру умрёт сдох* подох* помер* помира* смерт* гибел* погиб* мертв* мёртв* die dies died dying dead death deadly deth deceased',
  kill: 'убить убью убьет убьёт убив* убей* убий* прибь* прибить прикон* зареж* зарез* застрел* придуш* kill kills killed killing murder* slaughter stab*',
  suicide:
    'суицид* самоуби* самоубь* выпил* самовыпил* роскомнадзор* ркн* повес* повеш* вздерн* удав* утоплю* утопи* застрел* suicid* unaliv* kms kys hang hanging hanged sewerslide sui offing end_it end_it_all end_things end_my_life off_myself take_my_life take_my_own kill_myself kill_me покончить поконч* с_собой с_жизнью руки_на_себя счеты_с свести_счеты конец_жизни',
  live: 'жить живу живет живём жизнь жизни жизнью жыть существов* существую live lives living life alive exist* being_here be_here',
  birth: 'родил* рожд* родиться born birth',
  wake: 'просып* проснут* проснус* проснул* просн* wake waking woke wakes',
  sleep: 'спать сплю уснуть усну засн* засып* сон снов sleep* asleep',
  leave:
    'уйти уйду уйдет ухожу уход исчез* исчезну пропасть сгинуть раствор* не_стан* не_будет leave leaving gone disappear* vanish* go_away be_gone not_be_here wont_be_here',
  world: 'мир* свет свете планет* земл* world earth planet',
  heaven:
    'небес* небо рай рая там_наверху вечн* навсегда навечно heaven afterlife eternal forever peace_at_last join_him join_her join_them к_нему к_ней к_ним к_тебе to_him with_him with_her with_them воссоедин* reunite*',
  farewell:
    'проща* прощай* прощан* прощальн* попрощ* goodbye* farewell bye_everyone last_message last_letter last_time последн* последний_раз last final forgive_me простите* прости простит* sorry_everyone не_поминайте',
  note: 'записк* письм* завещан* посмертн* предсмертн* напис* note letter letters will wills wrote written writing паролей пароли пароль password* документ* paperwork',
  giveaway:
    'раздал* раздаю отдал* отдаю отдам пристро* подарил* раздар* give_away gave_away giving_away given_away gave_my giving_my rehome* rehomed пристроить cancelled sorted_everything tidied distribut*',
  pets: 'кот кота коту кошк* кошку собак* пес пса щен* попуга* cat cats dog dogs pet pets puppy',
  burden:
    'кому_я_нуж* nobody_cares no_one_cares не_нужен не_нужна обуз* обузой лишн* мешаю лишний_рот никому_не_нуж* не_нуж* в_тягость балласт без_меня меня_не burden* deadweight nobody_needs no_one_needs worthless useless waste_of better_off without_me lighter relieved wont_miss nobody_would no_one_would nobody_will unwanted',
  easier: 'легче лучше проще спокойн* easier better lighter calmer peaceful relief покой* покоя peace тишин* quiet',
  tired:
    'устал* утомил* надоел* выгор* измучил* измотал* заеб* задолбал* достал* tired exhausted drained worn weary fed_up done sick_of burnt',
  nostrength:
    'сил сил* невыносим* невмоготу невывожу вывожу вынос* терпеть терпет* терплю держусь держат* справ* cant_go_on cant_take cant_do cant_cope cant_carry cant_anymore can_not_anymore cannot_anymore unbearable stand_it bear cope enough хватит довольно кончил* конч* закончи* прекрати* stop_all it_stop',
  point:
    'смысл* зачем незачем ради цели цель point reason purpose meaning meaningless pointless why_bother what_for what_is_the',
  empty:
    'пуст* пустот* черн* темнот* тьма темно дно яма ничто ничего empty* void numb dark darkness black nothing hollow hole',
  hopeless:
    'безнадеж* безысход* отчаян* надежд* выход* выхода тупик* hopeless* hope despair* desperate way_out no_way_out no_hope trapped stuck',
  pain: 'больно боль боли болью болит мук* мучен* страда* pain painful painless* hurt hurts hurting ache suffering agony безболезн*',
  lonely: 'одинок* одна один одной никого никому никто alone lonely nobody no_one noone',
  cry: 'плач* плака* реву рыда* слез* cry crying cried sob* tears',
  hate: 'ненави* противн* отвращ* hate hates hated disgust* loathe',
  want: 'хочу хочет хочется хотел* хотим хотят мечта* желаю want wants wanted wanna wish wishes wishing хоч* хачу rather prefer жду мечтаю longing',
  plan: 'решил* решен* решусь собира* собрал* план* планир* готов* подготов* намер* договор* задумал* decid* plan* going_to gonna ready prepared about_to intend* rehears* made_up_my_mind',
  think: 'дума* мысл* представля* голов* think thinking thought* imagine imagining keep_thinking head mind',
  temptation:
    'тянет манит зовет зовёт искуш* голос* шепч* шепот pull pulls pulling calling calls_me tempt* whisper* voices urge urges drawn',
  courage: 'смелост* решимост* духу боюсь_только трушу трус courage brave guts coward dare nerve',
  neg: 'не нет ни без никогда нельзя незачем не_надо no not never dont doesnt didnt wont cant cannot without isnt wasnt aint havent hasnt couldnt wouldnt nothing none',
  nomore: 'больше дальше уже anymore any_more no_longer longer further again_and',
  cannot: 'не_могу не_может не_можем немогу не_смогу cant cannot can_not unable не_получается couldnt',
  now: 'сейчас щас сегодня ночью вечером завтра утром утра скоро срочно быстр* now tonight today tomorrow soon immediately right_now urgent* minutes минут* секунд* already',
  longago:
    'назад давно прошл* лет_назад года_назад год_назад годовщин* детств* ago years_ago last_year anniversary childhood used_to back_then decades раньше когда_то тогда once_upon',
  drown: 'утон* тону тонет тонем утоп* захлеб* drown* sank sink* утопить река реку реки речк* river lake sea озер*',
  rope: 'веревк* верёвк* петл* мыло шнур* ремень_на крюк* люстр* табуретк* rope* noose* cord knot hook beam stool belt_around',
  pills:
    'таблет* пачк* упаковк* горст* блистер* феназепам* снотворн* антидепресс* лекарств* колес* колёс* инсулин* транквил* корвалол* парацетамол* димедрол* pill pills tablet* packet blister paracetamol tylenol xanax valium sleeping_pills sleepers meds medication* insulin oxy* opioid* fentanyl ibuprofen aspirin amitriptyline capsules handful',
  poison:
    'weed_killer растворитель гриб* mushroom* methadone heroin героин метадон яд яда отрав* уксус* отбелив* белизн* хлор* кислот* растворител* крот средство крысин* антифриз* bleach poison* detergent antifreeze drain_cleaner chemical* rat_poison pesticide mushrooms carbon_monoxide monoxide угар* газ газом',
  swallow:
    'проглот* глот* наглот* наел* съел* выпил* выпить выпью принял* сожрал* swallow* took taken take drank drunk_a ate eaten drink ingested od overdos* передоз*',
  dose: 'доз* смертельн* сколько_нужно сколько_надо dose dosage lethal fatal how_many how_much enough хватит',
  hoard:
    'коплю накопил* запас* купил* приготовил* спрятал* лежит лежат достал* hoard* saved_up saving_up bought stash* stockpil* collected hid hidden ready',
  blade:
    'лезви* бритв* нож* ножом скальпел* стекл* осколк* канцеляр* ножниц* точилк* blade* razor* knife knives scalpel glass scissors sharpener sharp',
  cut: 'режу режет режус* режется резал* резать порез* порезы перереж* вскр* царап* полос* cut cuts cutting cutter slit slice* slicing scratch* carve* lines',
  burnself: 'прижиг* жгу сигарет* утюг* зажигалк* окурк* burn* cigarette* lighter iron hairband rubber_band',
  starve:
    'не_ем голод* вызвать_рвоту два_пальца вырва* purge purging starve* starving vomit* throw_up bing* laxative* худе* not_eating',
  skin: 'рук* руках вен вены венам запяст* предплеч* бедр* бёдр* ног* кож* живот* arm arms wrist* vein* thigh* skin forearm* hips legs stomach body тел* тела',
  blood: 'кров* окров* blood bleed* bled',
  marks:
    'шрам* рукав* синяк* синяки ссадин* след* следы отметин* опух* гематом* scar scars sleeves marks bruise* bruising swollen hoodie bandage* plaster* black_eye plasters swelling welts',
  punish: 'наказыва* заслуж* вин* виноват* punish* deserve* fault guilty blame',
  selfhit:
    'бью_себя об_стену головой_об стену hit_myself hitting_myself bang_my head_against punch_walls wall hurt_myself hurting_myself harm_myself self_harm selfharm* селфхарм* себе_больно вред_себе навред*',
  height:
    'крыш* мост* моста балкон* подоконн* этаж* окн* перил* край краю обрыв* парапет* карниз* высот* вышк* скал* roof* bridge* balcony ledge windowsill window floor edge cliff railing overpass parapet storey ninth_floor',
  jump: 'прыг* спрыг* выпрыг* шагн* шаг сброс* брос* сигану* лететь полет* упасть jump* leap step_off step_out throw_myself fall_off let_go fly',
  train:
    'railway опору стену wall pillar поезд* рельс* электричк* метро платформ* фур* встречк* столб* под_машин* train trains tracks rails platform subway tube lorry truck oncoming traffic bus wheel steer* crash',
  gun: 'пуля пулю пули пистолет* ружь* ствол* патрон* обрез* карабин* табельн* gun guns pistol rifle shotgun bullet* trigger revolver firearm loaded shoot* shot',
  accident:
    'случайн* сбил* сбила* собьет не_лечит* accident* hit_by run_over truck_would cancer_would crash_would stop_taking',
  hit: 'бьет бьёт бьют бил била били избив* избил* ударил* удар* удары пинал* пинает лупит лупил* колотит побил* побои поколот* дерётся дерется замахн* толк* швыр* таска* за_волосы пощеч* подзатыл* ремн* ремнем hit hits hitting beat beats beating beaten slap* punch* kick* shov* push* pushed grabbed grabs drag* hair belt throws threw smack* raised_his_hand raises_his hand_on lays_hands laid_hands поднял_руку поднимает_руку распуска*',
  choke: 'душил* душит душить придуш* удуш* за_горло горло шею шеи choke* choking strangl* throat neck suffocat*',
  rape: 'изнас* насил* домог* приста* лапа* лезет трогает трога* трогал* щупа* раздева* голы* голой интим* сексуал* секс* rape* raped molest* assault* grope* touches touched touching forced_me forces_me undress* naked nude* private_parts sexual* sex pervert*',
  threat:
    'угрож* угроз* грозит* шантаж* обещал_убить пригроз* найду найдет найдёт достанет закопа* сожж* сожгу подож* кислотой разошл* threat* blackmail* find_me find_us bury burn_the acid post_my send_my leak*',
  stalk:
    'следит преслед* караул* подкараул* ходит_за стоит_под под_дверью под_окн* stalk* follow* follows followed watching_me outside_my waits_outside tracking tracker',
  lock: 'запер* запира* закрыл* не_выпуск* не_пуска* не_отпуск* паспорт* забрал* отобрал* отнял* взаперти ключ* lock* locked locks wont_let not_allowed doesnt_let passport* took_my keeps_my keys phone_away taken_my confiscat* captive held trafficking controls_my checks_my контролир* проверя* сим*',
  fear: 'боюсь боится боимся боя* страшно страх* ужас* дрож* тряс* пан* scared afraid fear* terrif* frighten* shaking tremb* panic* dread flinch* walk*_on_eggshells eggshells',
  hide: 'прячусь прячемся прячет* спрят* закрыл*_в ванной туалете шкаф* сбежа* убеж* бежать убежал* hide hides hiding hid locked_myself bathroom closet wardrobe escape* run_away ran_away flee fled shelter',
  drunk:
    'пьян* пьет пьёт бух* напил* напьет* напьёт* алкогол* водк* drunk drinks drinking drinker booze alcohol* whisky vodka high on_drugs нарком* накурен*',
  yell: 'ори* орет орёт крич* ругань ругает* визж* yell* scream* shout* rage rages temper angry злой злится бесит* взбес*',
  door: 'двер* дверь door doors лома* ломит* выбива* вломи* стучит break_in breaking_in banging smash* kicks_the',
  intruder:
    'лезут залез* вор* грабит* напал* нападен* преступник* мужик* незнаком* intruder* burglar* robber* stranger* attacked attacker mugged someone_is_in somebody_is_in masked',
  steps:
    'шаги шагов лестниц* ключ_в footsteps steps stairs comes_home gets_home car_in придет_с придёт вернется вернётся',
  unconscious:
    'без_чувств out_cold обмяк* floppy collapsed не_встает не_встаёт молчит_и без_сознан* сознани* не_отвеч* не_реагир* не_отзыв* не_шевел* не_двига* не_просып* не_приход* обморок* отключ* unconscious unrespons* not_respond* wont_wake cant_wake isnt_wak* not_waking not_moving passed_out collaps* faint* limp limply unresponsive doesnt_respond isnt_respond* flopp*',
  breath:
    'дыш* дыхан* задых* хрип* воздух* одышк* посинел* син* синеет breath* breathe breathing gasp* wheez* blue lips airway air turning_blue purple',
  chest:
    'груди грудь грудин* сердц* сердеч* инфаркт* пульс* челюст* chest heart cardiac pulse heartbeat jaw left_arm sternum',
  stroke:
    'инсульт* перекос* лицо_пере* онемел* отнял* невнятн* речь рот* улыб* парализ* stroke droop* slurr* slur numb one_side face_is speech tia lopsided paralys*',
  seizure:
    'судорог* эпилеп* припад* пена пену трясет* закатил* бьется бьётся seizure* convuls* fitting fits foaming foam eyes_rolled epilep* twitch*',
  bleed:
    'фонтаном спурт spurt* перерезал* артери* artery кровотеч* хлещет не_останавл* льется льётся лужа лужи истек* кровищ* bleeding wont_stop gush* pouring soaked haemorrh* hemorrh* spurting tourniquet',
  allergy:
    'аллерг* отек* отёк* опухл* распух* ужал* пчел* ос* квинке анафил* anaphyl* allerg* epipen swollen swelling stung bee wasp hives peanut',
  fever: 'температур* жар сыпь менинг* обезвож* fever temperature rash mening* dehydrat* stiff_neck',
  foodchoke:
    'подавил* поперхн* застрял* кост* виноград* монет* батарейк* деталь choked choking_on stuck_in grape coin battery batteries marble magnet* lodged heimlich',
  fall: 'упал* упала падает свалил* рухнул* сорвал* fell fallen falls fall slipped collapsed hit_his_head hit_her_head ударил*_голов* голов*',
  fire: 'пожар* горим горит дым* загорел* вспых* взрыв* fire smoke burning flames explosion gas_leak smell_gas утечк*',
  ambulance:
    'скорая скорую скорой спасат* неотложк* ambulance paramedic* emergency a&e er hospital больниц* реанимац* cpr',
  pregnancy:
    'беремен* воды отошли схватк* рожает выкидыш* pregnan* contractions labour labor waters_broke miscarr* baby_isnt_moving',
  help: 'помогите помоги помощ* спасите спаси умоля* help please что_делать what_do_i_do what_should_i_do what_to_do',
  secret:
    'никому_не секрет* тайн* не_говори не_расска* наш_секрет нашей_тайн* secret* dont_tell not_tell not_to_tell between_us wont_believe promise_not',
  groom:
    'фотк* фото фотограф* картинк* камер* вебк* переписк* взросл* встрет* скинь* скинуть присла* pics photo* picture* webcam camera snap online older_man grown_up meet gifts подарк* кошел* gamer',
  bedroom:
    'комнат* кроват* ночью_приход* ванн* душ душе раздев* bedroom bed my_room at_night bath shower comes_into pyjamas blanket одеял*',
  neglect:
    'не_корм* голодн* одних оставл* бросил* бросила* в_подвале взаперти hungry starv* unfed left_alone home_alone neglect* filthy no_food nothing_to_eat dirty not_fed fridge холодильник*',
  bully: 'травл* травят буллинг* обзыва* издева* унижа* смеют* bully* bullied bullying humiliat* mock* tease* pick_on',
  school: 'школ* школе урок* детсад* садик* лагер* интернат* school class camp kindergarten nursery daycare boarding',
  police: 'полиц* мент* участков* заявлен* опек* police cops restraining_order social_services cps',
  fiction:
    'фильм* кино сериал* книг* роман* повест* рассказ* пьес* спектакл* песн* клип* стих* игр* персонаж* геро* сцен* сюжет* аниме манг* movie film series novel book story stories play song lyrics poem game character* scene plot episode anime script theatre author netflix quest level boss raid',
  myth: 'кришн* шив* шивы рам* рамы сита сит* равана раван* дург* кали хануман* ганеш* вишн* арджун* карн* бхишм* драупад* махабхарат* рамаян* пуран* демон* асур* ракшас* богин* бог бога боги миф* легенд* эпос* гит* shiva krishna rama sita ravana durga kali hanuman ganesh* vishnu arjuna karna bhishma draupadi mahabharat* ramayan* puran* demon* asura* rakshasa* goddess god gods myth* legend* epic gita yama sati нарасимх* narasimh* mahishasur* deity deities',
  history:
    'войн* век веке века император* цар* корол* сражен* битв* восстан* революц* блокад* самура* раджпут* осад* истори* war battle century king queen emperor siege rebellion revolution empire soldiers ancient medieval samurai rajput history historian* massacre',
  profession:
    'врач* медсестр* фельдшер* психолог* психиатр* волонт* спасател* дежур* смен* пациент* лекци* семинар* курс* диплом* диссертац* стать* исследован* тренинг* журнал* юрист* следоват* хирург* работаю nurse doctor paramedic psychologist counsellor counselor therapist volunteer* shift ward patient* lecture course thesis research article workshop training lawyer detective surgeon student essay report* journalist vet firefighter researcher work_at',
  laugh:
    'смех* смея* ржу ржал* хаха* ахах* лол прикол* шут* анекдот* laugh* lol haha* joke* joking funny lmao rofl kidding 😂 🤣 😅 😄 😆',
  idiom:
    'скук* любопытств* стыд* зависти нетерпен* жары смеху голода кофе дедлайн* отчет* отчёт* работ* начальник* совещан* пробк* ремонт* диет* curiosity boredom embarrass* heat coffee deadline* boss meeting* traffic jam commute diet gym workout exam* monday spreadsheet wifi инстаграм',
  shop: 'цен* стоит стоимост* сколько_стоит заказ* оплат* оплачив* корзин* скид* доставк* ритуал* ягь* пудж* хом* хаван* обряд* мантр* пандит* жрец* брахман* вариант* базов* премиум* срок* рубл* доллар* карт* биткоин* крипт* возврат* промокод* видео отчет* price* cost* order* pay payment* paid cart discount* deliver* ritual* yagya* yajna* puja* pooja* homa* havan* mantra* pandit* priest* tier basic enhanced premium refund* coupon dollar* usd card bitcoin crypto usdt video receipt account email invoice gift astrolog* muhurta sankalpa gotra nakshatra tithi website сайт* кнопк* письмо_с',
  grief:
    'умерла умер похорон* поминк* поминал* памят* годовщин* душ* душе упоко* траур* горе скорб* царств* покойн* ушел_из ушла_из не_стало потерял* потеря соболезн* шраддх* passed_away funeral* buried burial cremat* ashes memorial memory grief griev* mourn* soul condolence* shraddha late_husband late_father lost_my miss_him miss_her widow* вдов*',
  cope: 'психотерап* терапевт* терапи* прошло позади выздоров* поправ* восстанав* ремисс* recovered recovery recovering therapy healed better_now safe_now fine_now discharged clean sober stable в_порядке стабильн* выписал* жив_здоров',
  thanks:
    'спасибо благодар* здравствуй* привет* доброе добрый thanks thank hello hi good_morning namaste намасте пожалуйста',
  food: 'готов* суп* торт* рецепт* кухн* салат* мяс* рыб* лук* овощ* чай cook* soup cake recipe kitchen salad meat fish onion* vegetable* tea dinner lunch bread',
  tech: 'телефон* комп* ноут* интернет* программ* приложен* батаре* зарядк* сервер* phone laptop computer app battery charger server wifi software update crash crashed',
  money:
    'долг* кредит* ипотек* зарплат* деньг* коллектор* банкрот* debt* loan* mortgage salary money bankrupt* bills broke',
  plants: 'цвет* растен* огород* дач* сад сада розы plant* flower* garden* weeds roses tree trees дерев*',
  sport: 'матч* футбол* тренировк* марафон* бег бегаю match football race marathon running training team score goal',
  cease:
    'конец кончить кончаю закончу закончить прекращу прекратить закрою оборву погашу end ends ended ending finish finished over stop quit',
  mine: 'собственной своей своими собственными сам_себя own_hand own_hands own_act my_own own_terms own_choice добровольно by_choice',
  weather: 'погод* дожд* снег* мороз* жара weather rain snow cold heatwave summer winter',
}
