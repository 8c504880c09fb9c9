/**
 * Words with a similar meaning for the purpose model, in both languages: question words, money, orders, people who answer, complaints and
 * doubt. The lists have the form that `readConcepts` reads. A concept is only a feature: the weights determine its effect in combination
 * with other features.
 */
export const ASKING_CONCEPTS: Readonly<Record<string, string>> = {
  qwho: 'кто кого кому кем чей чья чье чьи who whos whom whose',
  qwhat: 'что чего чем чему шо че what whats wat wot',
  qwhen: 'когда when whens wen kogda',
  qwhere: 'где куда откуда where wheres',
  qwhy: 'почему зачем отчего why how_come',
  qhow: 'как каким_образом how hows',
  qwhich: 'какой какая какую какое какие каких каком какого какому который которая которую которое которые which',
  qmuch: 'сколько скока скок почем почём how_much how_many',
  whether: 'ли разве неужели',
  iff: 'если вдруг допустим предположим if suppose supposing in_case what_if',
  because: 'потому поэтому because since_i',
  you: 'вы вас вам вами ваш* ты тебя тебе твой твоя you your yours youre youve u ur guys',
  me: 'я меня мне мной i im ive id me myself',
  we: 'мы нас нам нами we us were weve',
  mine: 'мой моя мое моё мои моего моей моему мою моих моим моём моем my mine',
  our: 'наш наша наше наши нашей нашего нашу наших our ours',
  they: 'они их им ими они_там they them their theirs theyre',
  he: 'он она его ее её ему ей им него нее неё нему ней he she him her his hers',
  want: 'хочу хотим хочется хотел* хотелось нужно нужен нужна надо желаю want wants wanted wanna need needs would_like id_like wish_to looking_for',
  can: 'можно могу можем можете могут может смогу сможете возможно получится реально_ли льзя мож can could may might possible able is_it_possible',
  must: 'должен должна должны обязан* обязательно необходимо придется придётся нужно_ли надо_ли must have_to has_to should required necessary need_to do_i_need obliged mandatory',
  neg: 'не нет ни без никак нельзя no not dont doesnt didnt wont cant cannot isnt arent wasnt never without havent hasnt nothing none nope neither',
  nobody: 'никто никого никому ничего nobody no_one noone anybody anyone',
  money:
    'деньг* денег денежк* бабк* бабла бабло средства средств сумм* копейк* грош* money cash funds bucks coin coins sum amount',
  currency:
    'доллар* долар* бакс* рубл* руб евро тенге гривн* тыщ* тысяч* сотн* usd dollar* euro* pound* rupee* rouble* ruble* grand hundred thousand quid eur gbp inr',
  cost: 'стоит стоят стоить стоимост* цена цены цену цене ценой ценник* ценам прайс* расценк* обойд* обойт* встанет станет_в выйдет_в влет* наценк* cost costs costing price* pricing priced rate rates fee fees quote tariff* set_me_back the_damage run_me charge_for do_you_charge',
  cheap:
    'дешев* дешёв* подешевле недорог* бюджетн* эконом* скромн* минимальн* попроще cheap* affordab* inexpensive least lowest modest budget frugal economical simplest smallest',
  dear: 'дорог* дорого* дороже дороговато кусается накладно втридорога недеш* завыш* expensive dear dearer pricey steep costly too_much overpriced ouch',
  discount:
    'скидк* скидоч* скинете скинуть скиньте уступ* промокод* промо акци* распродаж* купон* льгот* бонус* лояльност* кэшбэк* кешбек* дисконт* оптом постоянн* discount* coupon* promo* voucher* sale reduction rebate deal deals concession* loyalty bonus regular_customer percent_off bundle haggle bargain',
  free: 'бесплатн* даром халяв* задаром free gratis complimentary for_nothing',
  included:
    'включен* включён* включа* входит входят отдельно доплат* доплачив* сверх надбавк* комисси* скрыт* налог* included includes extra extras surcharge additional on_top separately hidden commission tax taxes all_in inclusive add_on',
  afford:
    'потян* уложи* уложусь укладыва* карману осил* наскреб* бюджет* хватит хватает хватило пределах располага* пенси* стипенд* зарплат* afford* spend within spare enough limit maximum pension* salary student can_manage put_aside',
  total:
    'итого итог всего вместе суммарно общая общей все_вместе total altogether together in_all overall comes_to come_to combined in_sum add_up',
  donation: 'пожертв* дакшин* донат* чаев* пожертвование donation* donate dakshina tip tips voluntary alms',
  double: 'дважды двойн* вдвое двойная double doubled twice',
  pay: 'плат* оплат* заплат* оплач* рассчит* расплат* внести внес внесла перечисл* перевод* перевел* перевёл* pay pays paying payment* payable paid transfer* settle checkout',
  paidpast:
    'оплатил* заплатил* перевел перевела перевёл отправил_деньги внес внесла списал* снял* сняли paid have_paid was_charged been_charged sent_the_money money_went debited charged deducted left_my_account',
  card: 'карт* карточк* виза визой мастеркард* маэстро card cards visa mastercard amex debit',
  paymethod:
    'пейпал* пэйпал* сбп сбер* тинькоф* тиньк* киви юмани вебмани крипт* биткоин* биткойн* юсдт тезер* эфир* эфириум* трон кошелек кошелёк кошелька кошельк* банк* банков* наличн* рассрочк* частями свифт ибан paypal qiwi apple_pay google_pay gpay upi wise revolut western_union crypto* bitcoin* btc eth ethereum usdt tether tron trc20 wallet bank wire cash swift iban sepa installment* instalment* klarna in_parts stripe venmo zelle network invoice счёт счет счета инвойс* payment_method ways_to_pay',
  receipt: 'чек чека чеки квитанц* фактур* накладн* receipt* invoice* vat bill',
  declined:
    'отклон* не_проход* не_прош* ошибк* висит завис* зависл* не_принима* declin* reject* failed fail fails error* bounced stuck glitch not_going_through wont_go_through doesnt_go didnt_go not_accept refused сбой глюч*',
  refund:
    'возврат* вернуть верните вернете вернёте вернут верн* возвращ* возмест* компенс* обратно аннулир* чарджб* сторн* refund* reimburs* money_back give_back get_back pay_back return returned chargeback reverse compensat* have_it_back repay забрать назад назад_отыграть отыграть_назад undo undone refunds have_back',
  cancel:
    'отмен* отмени* отказ* откаж* передум* расторг* снять_заказ снимите остановит* прекрати* прерв* cancel* call_off change_my_mind changed_my_mind changed_our_minds withdraw stop terminate halt back_out undo take_off drop_it no_longer_want scrap',
  leftover:
    'остаток остатк* остал* неиспользован* излишк* лишн* сдач* переплат* недоплат* rest_of remaining remainder unused leftover surplus overpaid underpaid difference_back excess',
  order: 'заказ заказа заказе заказу заказы заказов заказом покупк* order orders booking purchase reservation',
  ordered: 'заказал* заказыва* оформил* купил* приобр* забронир* ordered booked purchased bought placed signed_up',
  ordering:
    'заказать оформить оформл* заказываю заказывать закажу купить приобрести забронировать place_an_order to_order i_order buy book sign_up purchase checkout',
  status:
    'статус* стади* состояни* продвига* движется отслед* отслеж* ход_моего на_каком_этапе новост* вестей status state stage update updates progress track tracking news underway how_far where_things how_is_it_going how_its_going going_on',
  started:
    'начали начался началась началось начат стартовал* идет_ли идёт_ли уже_идет has_begun begun started has_it_started already_started under_way already_on',
  done: 'готов* готово проведен* проведён* провели прошел прошла прошло прошёл состоял* закончил* завершен* завершён* завершил* совершен* совершили done finished completed complete ready took_place happened been_performed carried_out over',
  arrived:
    'пришл* пришёл пришел дошл* дошел дошёл дойд* поступил* прибыл* получил* получили приход* доставлен* arrived arrive received reached come_through landed got_it came',
  stillnot:
    'до_сих_пор все_еще всё_ещё еще_не ещё_не пока_не так_и_не нет_ни still yet not_yet hasnt havent no_sign never_came never_arrived nowhere waiting пусто тишина empty не_прислали не_прислал не_пришла не_пришло не_пришел не_приходит не_вижу doesnt_show didnt_come not_here not_there not_come no_link no_recording',
  waiting: 'жду ждать ждем ждём ожида* заждал* wait waited waiting expecting',
  whereismy:
    'где_мой где_моя где_мое где_моё где_мои где_наш* куда_дел* куда_пропал* where_is_my wheres_my where_are_my whats_with_my what_happened_to what_about_my',
  login:
    'войти вход логин* залогин* парол* кабинет* профил* аккаунт* учетк* авториз* код_из log_in sign_in login account profile password code logged_in',
  inbox:
    'спам* входящ* почте письм* письмо ящик* уведомлен* подтвержден* confirmation inbox spam email emails e_mail notification letter mailbox',
  past: 'вчера позавчера назад прошл* недавно утром_оплат* yesterday ago last_week last_month last_night last_tuesday last_friday earlier recently the_other_day',
  weekday:
    'понедельник* вторник* сред* четверг* пятниц* суббот* воскресен* monday* tuesday* wednesday* thursday* friday* saturday* sunday*',
  month:
    'январ* феврал* март* апрел* мая май июн* июл* август* сентябр* октябр* ноябр* декабр* january february march april june july august september october november december jan feb apr aug sept oct nov dec',
  season: 'весн* лето летом летн* осен* зим* spring summer autumn winter fall monsoon year_end new_year',
  relday:
    'сегодня завтра послезавтра выходн* утром вечером днем днём ночью today tomorrow tonight weekend morning evening afternoon night midnight noon dawn sunrise sunset рассвет* закат*',
  human:
    'человек* человеком людьми люди_у живой живого живым живому живые живых оператор* менеджер* сотрудник* консультант* специалист* администратор* начальник* директор* поддержк* саппорт* ответственн* старш* кого_нибудь кто_нибудь кто_то_из кем_нибудь кем_то human humans person somebody someone staff manager agent operator representative rep support team supervisor boss real_person in_charge customer_service helpdesk colleague living_soul сотрудниц* тётк* тетк* девушк* living_person living_voice breathing_person staffer staffed employee employees sales_rep owner_of',
  contact:
    'позвон* перезвон* созвон* звон* связ* свяж* телефон* тел номер номера номеру мейл* имейл* телеграм* телег* ватсап* вотсап* вацап* вайбер* мессенджер* скайп* контакт* contact* call calls ring phone telephone number reach telegram whatsapp viber skype messenger line hotline e_mail_address mailing',
  talk: 'поговорить пообщаться обсудить переговорить посовет* поговорю потолковать побеседовать разговарива* говорить беседа переключ* соедин* позов* пригласи* передай* speak talk discuss chat_with conversation put_me_through connect_me transfer_me hand_me pass_me get_me get_hold escalate consult',
  machine:
    'бот бота ботом боту боты робот* машин* машине автомат* программ* алгоритм* нейросет* искусственн* железяк* bot bots robot machine computer ai automated chatbot algorithm software siri gpt chatgpt',
  anger:
    'злюсь зла зол злой злая бешенств* бесит бесите взбеш* возмущ* недовол* разочаров* обид* обиж* рассерж* раздража* достали достал надоел* angry furious annoyed upset disappoint* unhappy fed_up mad livid disgust* outrag* frustrat* dissatisf* irritat* fuming sick_of cross appalled not_happy not_satisfied not_pleased обидно неприятно возмутит* взбесил* зря жалею_что let_down feel_stupid regret so_much_for thanks_for_nothing explain_yourselves never_again',
  bad: 'плох* ужас* отврат* безобраз* позор* стыдно стыд хамств* нахам* хамят груб* нагруб* небреж* халтур* цирк кошмар* отстой издеват* наглост* неуваж* свинств* паршив* дрянь фигня некрасив* никуд* безответствен* непрофессион* bad terrible awful horrible poor poorly rude rubbish crap joke ridiculous shame* disgrace* unacceptable pathetic lousy careless sloppy incompetent useless nonsense insult* worst mess shambles appalling dreadful unprofessional disrespect* trash shoddy',
  wronged:
    'перепут* ошибл* неправильн* неверн* исковерк* не_то не_та не_тот не_того не_ту чуж* пропустил* забыли забыл обрез* оборв* обрыва* размыт* мутн* смазан* без_звука не_слышн* не_открыва* испорчен* испорт* wrong mixed_up mix_up misspel* mispronounc* mangled butchered someone_elses somebody_elses another_persons strangers blurry blurred cut_off no_sound inaudible missing left_out skipped forgot* mistake* messed damaged broken corrupt* incorrect typo never_mentioned пропаж* опечатк* оборвал* урезал* сократил* обкорнал* вместо_дочери typos mispronounce never_said not_mine not_ours not_our black_screen stops_after freezes',
  silence:
    'не_отвеча* не_ответил* игнор* молчите молчат молчан* тишин* ни_ответа ни_привета ни_слова без_ответа no_reply no_answer no_response no_word ignored ignoring ignore silence silent nobody_answers unanswered ghosted not_replying not_answering doesnt_reply hear_nothing heard_nothing nobody_replies never_answered',
  promised:
    'обещ* обещал* обещанн* заявлен* сулили promised advertised you_said you_told said_it_would was_told supposed_to assured',
  claim:
    'жалоб* пожал* претенз* роспотреб* засуж* адвокат* юрист* прокурат* complain* complaint* lawyer* sue attorney report_you trading_standards ombudsman escalat* legal_action bad_review one_star',
  again:
    'опять снова третий_раз второй_раз который_раз сколько_можно again third_time second_time once_more how_many_times every_time still_the_same',
  lateness: 'опозда* задерж* просроч* затян* late delay* overdue behind_schedule days_passed weeks_passed',
  scam: 'обман* обману* мошен* развод* разводк* кидал* кинут кинете кидал лохотрон* жулик* аферист* шарлатан* сект* пирамид* надува* надуют наду* фейк* липа липов* фуфло вранье врете врёте scam* fraud* fake* con_artist cheat* rip_off ripoff ripped swindl* hoax bogus phony phoney crook* thief thieves cult pyramid shady fishy sketchy dodgy suspicious con_men charlatan* racket trick tricked burned burnt duped клон* шаблонн* stock_photo staged actor actors постановк* монтаж подстав* нарисован*',
  real: 'настоящ* реальн* действительн* правда правд* взаправду самом_деле всерьез всерьёз честн* подлинн* существу* живьем real really genuine* authentic* actual* true truth truly honest* legit* serious* exist exists for_real',
  proof:
    'доказ* докаж* провер* подтверж* подтверд* убед* удостовер* увер* прозрачн* prove* proof verif* check checked evidence confirm* convinc* certain make_sure be_sure witness* свидетель supervis* контролир* контрол* transparent audit свидетел* печать штамп stamp stamps seal signed audited auditor inspect inspection',
  guarantee:
    'гарант* обещаете пообещ* поклян* точно наверняка сто_процентов стопроцент* guarantee* guarant* promise swear definitely surely 100 certain_to for_certain',
  doubt:
    'сомнева* сомнен* не_верю не_верит верить поверить верится довер* доверя* скептик* подозр* опаса* боюсь_что недоверч* trust* believ* doubt* skeptic* sceptic* wary hesitant convince nervous unsure_about faith_in worried_about не_верится мутно слабо_верится sceptic hard_to_believe smells convince_me talk_me fool fools gullible наивн* легковер*',
  reviews:
    'отзыв* рейтинг* репутац* впечатлен* говорят_люди опыт_других review* testimonial* rating* reputation feedback trustpilot references other_customers other_people people_say others_say previous_customers clients',
  company:
    'компани* фирм* контор* юрлиц* юридическ* инн огрн реквизит* лицензи* лицензия зарегистр* владел* владеет основател* учредител* хозяин хозяева собственник* офис* company registered registration licen* owner owns owned founder founded behind_this runs_this legal_entity office headquarters incorporated business organisation organization established who_are_you_people',
  works:
    'результат* эффект* сработа* помож* помога* исполн* сбуд* подейств* действу* работает толк толку польз* смысл result* effect* work works worked working help helps helped fulfil* come_true success* outcome benefit* difference_at_all do_anything granted miracle* чуд*',
  safety:
    'безопасн* защит* защищ* утечк* украд* украдут secure safe safety protect* security https ssl stolen leak* hack* взлом*',
  privacydata:
    'данны* персональн* конфиденц* приватн* анонимн* храните стирае* data privacy private confidential anonym* gdpr stored store_my delete_my public publicly',
  science: 'наук* научн* плацебо самовнуш* science scientific* placebo superstition суевер* rational',
  sin: 'грех* грешно колдов* черная_магия дьявол* демон* sin sinful witchcraft occult demonic satanic black_magic satan*',
  priest:
    'жрец* жреч* пандит* пуджари* брахман* священник* священнослужит* монах* пурохит* ачарь* батюшк* служител* priest* pandit* pundit* pujari* brahmin* brahman* monk* purohit* acharya* clergy celebrant officiant holy_man these_men',
  perform:
    'проводит проводят проводите проведет проведут совершает совершают совершите исполня* читает читают молится молятся ведет_обряд поет поют сидит_у conducts conduct performs perform performing chants recites recite officiates prays pray leads holds carry_out lights does_the do_the_ritual sits_at chanter* chanting_for voice voices голос голоса мужики люди_у_огня ведущ* старший_у исполнит* by_whom operates recitat* reciter*',
  qualified:
    'учил* обуч* образован* стаж* опыт* опытн* квалиф* диплом* посвящен* посвящён* преемственн* учител* trained training qualif* studied study experience* lineage initiated diploma credential* learned learnt taught background degree потомствен* наследствен* поколени* generations hereditary ordained self_taught novice trainee apprentice_priest студент* student students молод* young old_soul звани* acharya title',
  place:
    'город* стран* инди* варанас* храм* деревн* ашрам* ганг* гималаи место месте адрес* улиц* city town country india* varanasi temple* ashram village location place kashi ganges himalaya* haridwar rishikesh address street state region',
  nameword:
    'имя имени имена имен имён именем фамили* отчеств* псевдоним* прозвищ* name names named surname nickname maiden',
  gotra: 'готр* род_рода родословн* каст* варн* gotra* gothra caste clan varna',
  include:
    'впис* внести укажу указ* добав* включить включите упомян* назвать назван* прописать записать присоедин* участв* participat* include add mention mentioned put_down enter be_named take_part join list listed partake перечисл* впишет* внесли добавила дописать named_in go_on_the on_the_list put_his put_her put_my put_them',
  forother:
    'другого другой_человек для_кого за_кого от_имени без_ведома без_согласи* в_подарок подарить подарок сюрприз* тайком тайно втайне чужого on_behalf somebody_else someone_else another_person without_telling without_their without_her without_his without_knowing permission consent as_a_gift gift present_for surprise secretly not_know doesnt_know behalf',
  religion:
    'православн* христиан* мусульман* катол* атеист* верующ* неверующ* крещен* крещён* иуде* буддист* индуи* индус* религи* вероиспов* церков* церкви christian* muslim* catholic* atheist* jew* hindu* orthodox believer* baptis* baptiz* protestant agnostic religion* church buddhist* sikh vegetarian',
  birth: 'рожден* рождён* родил* birth* born birthday dob',
  foreigner: 'иностран* русск* европ* белая заграниц* абро* foreigner* westerner european american non_indian white',
  female: 'женщин* девушк* месячн* беремен* woman women girl pregnan* period* menstr* widow',
  several:
    'двое трое четверо семьей всей_семьей вдвоем втроем нескольк* коллектив* группов* общая совместн* several whole_family group joint collective shared collectively together_with couple_of us_both одиночн* отдельн* личного личный индивидуал* solo private alone_for individual crowd number_of_people',
}
