/** Large cities and places of pilgrimage in India and Nepal. */
export const INDIA = `
Дели, Индия/Delhi, India: *Дели/Delhi, *Нью-Дели/New Delhi
Махараштра, Индия/Maharashtra, India: *Мумбаи/Mumbai/Бомбей/Bombay, *Пуна/Pune, Нагпур/Nagpur, Насик/Nashik, Шолапур/Solapur, Аурангабад/Aurangabad
Ширди/Shirdi, Тримбакешвар/Trimbakeshwar, Пандхарпур/Pandharpur, Колхапур/Kolhapur, Тхане/Thane, Игатпури/Igatpuri
Карнатака, Индия/Karnataka, India: *Бангалор/Bengaluru/Bangalore/Бенгалуру, Майсур/Mysuru/Mysore, Мангалур/Mangaluru, Хубли/Hubballi, Удупи/Udupi
Гокарна/Gokarna, Шрингери/Sringeri, Хампи/Hampi, Дхармастхала/Dharmasthala
Тамилнад, Индия/Tamil Nadu, India: *Ченнаи/Chennai/Мадрас/Madras, Коимбатур/Coimbatore, Мадурай/Madurai, Тируччираппалли/Tiruchirappalli, Салем/Salem
Канчипурам/Kanchipuram, Тируваннамалай/Tiruvannamalai, Рамешварам/Rameswaram, Каньякумари/Kanyakumari, Чидамбарам/Chidambaram, Танджавур/Thanjavur
Кумбаконам/Kumbakonam, Палани/Palani, Шрирангам/Srirangam, Махабалипурам/Mamallapuram/Mahabalipuram, Вайтхисваран-Койл/Vaitheeswaran Koil
Пудучерри, Индия/Puducherry, India: Пудучерри/Puducherry/Пондичерри/Pondicherry, Ауровиль/Auroville
Телангана, Индия/Telangana, India: *Хайдарабад/Hyderabad, Варангал/Warangal
Андхра-Прадеш, Индия/Andhra Pradesh, India: *Тирупати/Tirupati, Тирумала/Tirumala, Виджаявада/Vijayawada, Вишакхапатнам/Visakhapatnam, Гунтур/Guntur
Путтапарти/Puttaparthi, Шрисайлам/Srisailam, Калахасти/Srikalahasti
Керала, Индия/Kerala, India: Тируванантапурам/Thiruvananthapuram/Тривандрам/Trivandrum, Кочи/Kochi/Кочин/Cochin, Кожикоде/Kozhikode, Варкала/Varkala
Гуруваюр/Guruvayur, Сабаримала/Sabarimala, Триссур/Thrissur, Амритапури/Amritapuri
Западная Бенгалия, Индия/West Bengal, India: *Калькутта/Kolkata/Calcutta, Маяпур/Mayapur, Навадвипа/Nabadwip, Дарджилинг/Darjeeling, Силигури/Siliguri
Хаура/Howrah, Тарапитх/Tarapith
Уттар-Прадеш, Индия/Uttar Pradesh, India: *Варанаси/Varanasi/Бенарес/Banaras/Benares/Каши/Kashi, *Вриндаван/Vrindavan/Vrindaban, Матхура/Mathura
Лакхнау/Lucknow, Канпур/Kanpur, Агра/Agra, Праяградж/Prayagraj/Аллахабад/Allahabad, Айодхья/Ayodhya, Газиабад/Ghaziabad, Нойда/Noida, Мирут/Meerut
Говардхан/Govardhan, Читракут/Chitrakoot, Наймишаранья/Naimisharanya, Сарнатх/Sarnath, Кушинагар/Kushinagar, Горакхпур/Gorakhpur
Уттаракханд, Индия/Uttarakhand, India: *Харидвар/Haridwar/Hardwar, *Ришикеш/Rishikesh, Дехрадун/Dehradun, Бадринатх/Badrinath, Кедарнатх/Kedarnath
Ганготри/Gangotri, Ямунотри/Yamunotri, Уттаркаши/Uttarkashi, Алмора/Almora, Найнитал/Nainital, Джошиматх/Joshimath
Мадхья-Прадеш, Индия/Madhya Pradesh, India: *Удджайн/Ujjain/Уджайн, Омкарешвар/Omkareshwar, Бхопал/Bhopal, Индаур/Indore, Джабалпур/Jabalpur
Гвалиор/Gwalior, Кхаджурахо/Khajuraho, Махешвар/Maheshwar, Амаркантак/Amarkantak
Раджастхан, Индия/Rajasthan, India: *Джайпур/Jaipur, Джодхпур/Jodhpur, Удайпур/Udaipur, Пушкар/Pushkar, Аджмер/Ajmer, Натхдвара/Nathdwara
Кота/Kota, Биканер/Bikaner, Джайсалмер/Jaisalmer, Маунт-Абу/Mount Abu
Гуджарат, Индия/Gujarat, India: *Ахмадабад/Ahmedabad, Сурат/Surat, Вадодара/Vadodara, Раджкот/Rajkot, Дварка/Dwarka, Сомнатх/Somnath, Гирнар/Girnar
Бхавнагар/Bhavnagar, Палитана/Palitana
Орисса, Индия/Odisha, India: Пури/Puri, Бхубанешвар/Bhubaneswar, Каттак/Cuttack, Конарк/Konark
Бихар, Индия/Bihar, India: Патна/Patna, Гая/Gaya, Бодх-Гая/Bodh Gaya, Раджгир/Rajgir
Джаркханд, Индия/Jharkhand, India: Ранчи/Ranchi, Джамшедпур/Jamshedpur, Деогхар/Deoghar/Баидьянатх/Baidyanath
Чхаттисгарх, Индия/Chhattisgarh, India: Райпур/Raipur, Бхилаи/Bhilai
Ассам, Индия/Assam, India: Гувахати/Guwahati, Камакхья/Kamakhya
Мегхалая, Индия/Meghalaya, India: Шиллонг/Shillong
Сикким, Индия/Sikkim, India: Гангток/Gangtok
Пенджаб, Индия/Punjab, India: Амритсар/Amritsar, Лудхиана/Ludhiana, Джаландхар/Jalandhar, Чандигарх/Chandigarh
Харьяна, Индия/Haryana, India: Курукшетра/Kurukshetra, Гуруграм/Gurugram, Фаридабад/Faridabad
Химачал-Прадеш, Индия/Himachal Pradesh, India: Шимла/Shimla, Дхарамсала/Dharamshala, Манали/Manali, Куллу/Kullu, Джваламукхи/Jwalamukhi
Джамму и Кашмир, Индия/Jammu and Kashmir, India: Сринагар/Srinagar, Джамму/Jammu, Катра/Katra/Вайшно-Деви/Vaishno Devi, Амарнатх/Amarnath
Ладакх, Индия/Ladakh, India: Лех/Leh
Гоа, Индия/Goa, India: Панаджи/Panaji, Маргао/Margao, Арамболь/Arambol
Непал/Nepal: *Катманду/Kathmandu, Покхара/Pokhara, Лумбини/Lumbini, Джанакпур/Janakpur, Лалитпур/Lalitpur, Муктинатх/Muktinath
Шри-Ланка/Sri Lanka: *Коломбо/Colombo, Канди/Kandy, Катарагама/Kataragama, Галле/Galle
Бангладеш/Bangladesh: *Дакка/Dhaka, Читтагонг/Chittagong
Бутан/Bhutan: Тхимпху/Thimphu
Пакистан/Pakistan: *Карачи/Karachi, *Лахор/Lahore, Исламабад/Islamabad, Равалпинди/Rawalpindi, Пешавар/Peshawar
Мальдивы/Maldives: Мале/Male
`
