/**
 * Keywords of categories: `category|label|weight`, then by language the keywords, separated by commas. A keyword of
 * several words is a phrase. `*` at the end matches any ending. Weight 1: often mentioned in passing; 2: usually meant;
 * 3: almost always meant. Languages that end in `-Latn` are in Latin letters.
 */
export const CATEGORY_KEYWORDS: ReadonlyArray<{ head: string; words: Record<string, string> }> = [
  {
    head: 'hygiene|Garbage & filth|4',
    words: {
      en: 'garbage*, garbege, garbadge, garbej, grabage*, trash*, rubbish*, litter*, dustbin*, dust bin*, garbage dump*, waste dump*, dump yard, dumping yard, dumping ground, landfill*, solid waste, plastic waste, household waste, garbage burning, burning waste, kitchen waste, dead animal*, dead dog, waste collection, waste segregation, open defecation',
    },
  },
  {
    head: 'hygiene|Garbage & filth|3',
    words: {
      en: 'dump*, waste, wastes, wastage*, bin, bins, plastic*, heap*, filth*, unhygien*, stench, foul smell*, bad smell*, bad odour, stink*, public toilet*, toilet*, urinat*, unclean*, sanitation, pourakarmika*, sweeper*, cleanliness, waste material*, dirtiness, not clean*',
      hi: 'कचरा*, कचरे*, कूड़ा*, कूड़े*, गंदगी*, शौचालय*, कूड़ेदान*, बदबू*, सफाई*, झाड़ू*, मलबा*',
      mr: 'कचरा*, कचऱ्य*, घाण*, शौचालय*, कचराकुंडी*, दुर्गंधी*, स्वच्छता*',
      bn: 'আবর্জনা*, ময়লা*, জঞ্জাল*, শৌচাগার*, ডাস্টবিন*, দুর্গন্ধ*',
      ta: 'குப்பை*, கழிவறை*, கழிப்பறை*, துர்நாற்ற*, அசுத்த*',
      te: 'చెత్త*, మరుగుదొడ్డి*, మురికి*, దుర్వాసన*, పారిశుధ్య*',
      kn: 'ಕಸ*, ಶೌಚಾಲಯ*, ದುರ್ವಾಸನೆ*, ಗಲೀಜು*, ತ್ಯಾಜ್ಯ*',
      gu: 'કચરો*, કચરા*, ગંદકી*, શૌચાલય*, ઉકરડો*, દુર્ગંધ*',
      'hi-Latn': 'kachra, kachara, kachre, kooda, kude, gandagi, safai, shauchalay, kudadan, badbu',
      'mr-Latn': 'kachra, ghan, swachhata, durgandhi',
      'bn-Latn': 'abarjona, moyla, jonjal',
      'ta-Latn': 'kuppai, kuppa, kalivarai',
      'te-Latn': 'chetta, murikivadalu, marugudoddi',
      'kn-Latn': 'kasa, galeeju, shauchalaya',
      'gu-Latn': 'kachro, gandki, ukardo',
    },
  },
  {
    head: 'hygiene|Garbage & filth|2',
    words: {
      en: 'sweep*, thrown, throwing, throw, throws, vacant, pollution, cow, cows, cattle, bags, debris, clean up, dirty, dirt, smell*, cleaned, cleaning, odour, odor, spit*, pile of, rotting, rotten, BBMP truck, segregat*, compost*, stray animals, littered, weed*, cow dung, polythene, construction debris, rag picker*, burning',
    },
  },
  {
    head: 'hygiene|Garbage & filth|1',
    words: {
      en: 'clean, cleared, clear, hygien*, messy, mess, ugly, burnt, burn, stray dog*, dogs, eat, environment',
    },
  },
  {
    head: 'road|Infrastructure|3',
    words: {
      en: 'pothole*, pot hole*, potholle*, pathole*, pot-hole*, bad road*, worst road*, poor road*, damaged road*, broken road*, road condition*, road is bad, road is broken, road is damaged, road repair*, roads repair*, repair road*, repair the road, road damage*, road cutting, road work*, crater*, asphalt*, tarring, tarred, tar road*, retar*, relaying, broken footpath*, damaged footpath*, no footpath*, no foot path*, no pavement*, footpath is damaged, footpath is broken, manhole*, man hole*, paver block*, speed breaker*, speed hump*, road hump*, uneven road*, bumpy, dug up, dugged up, digged, cave in, caved in, mud road*, road laying, no road*, no proper road*, cement road*, holes on, holes in the road',
      hi: 'गड्ढा*, गड्ढे*, गड्ढों*, फुटपाथ*, सड़क टूटी*, टूटी सड़क*, खराब सड़क*',
      mr: 'खड्डे*, खड्डा*, खड्ड्य*, पदपथ*',
      bn: 'গর্ত*, খানাখন্দ*, ফুটপাত*, ভাঙা রাস্তা*',
      ta: 'குழி*, பள்ளம்*, நடைபாதை*',
      te: 'గుంత*, గొయ్యి*, ఫుట్‌పాత్*, గతుకు*',
      kn: 'ಗುಂಡಿ*, ಹಳ್ಳಕೊಳ್ಳ*, ಪಾದಚಾರಿ ಮಾರ್ಗ*',
      gu: 'ખાડા*, ખાડો*, ખાડાઓ*, ફૂટપાથ*',
      'hi-Latn': 'gaddha, gaddhe, gadda, gadde, gaddho, khadda, tuti sadak',
      'mr-Latn': 'khadde, khadda, khaddyat',
      'bn-Latn': 'gorto, khanakhondo, bhanga rasta',
      'ta-Latn': 'kuzhi, pallam, nadaipathai',
      'te-Latn': 'gunta, guntalu, goyyi',
      'kn-Latn': 'gundi, gundigalu',
      'gu-Latn': 'khada, khado',
    },
  },
  {
    head: 'road|Infrastructure|2',
    words: {
      en: 'pit, pits, ditch*, hole, holes, damaged road, pathway, milled, roads, digging, dug, tar, bump*, hump*, flyover*, bridge*, kerb*, uneven, pavement*, pave*, road widening, underpass*, concrete, cracks',
      hi: 'सड़क*, रास्ता*, रास्ते*, पुल*',
      mr: 'रस्ता*, रस्ते*, रस्त्य*, पूल*',
      bn: 'রাস্তা*, সড়ক*, সেতু*',
      ta: 'சாலை*, ரோடு*, பாலம்*',
      te: 'రోడ్డు*, రహదారి*, వంతెన*',
      kn: 'ರಸ್ತೆ*, ಸೇತುವೆ*',
      gu: 'રસ્તા*, રસ્તો*, રોડ*, પુલ*',
      'hi-Latn': 'sadak, sarak, rasta',
      'mr-Latn': 'rasta, rastyavar, raste',
      'bn-Latn': 'rasta, shorok',
      'ta-Latn': 'saalai, salai',
      'te-Latn': 'roddu, rahadari',
      'kn-Latn': 'raste, rasthe',
      'gu-Latn': 'rasto, rasta',
    },
  },
  { head: 'road|Infrastructure|1', words: { en: 'road, street, highway, lane, damaged, broken, accident*' } },
  {
    head: 'traffic|Traffic|3',
    words: {
      en: 'traffic*, trafic, traffick, traffice, parking*, parked, no parking, wrong side, wrong way, congest*, traffic signal*, signal light*, signal jump*, jumping signal*, red light, zebra crossing*, rash driving, over speeding, overspeed*, speeding, one way, oneway, u turn*, honking, horn*, helmet*, triple riding, vehicles park*, park vehicle*, vehicles are parked, double parking, block the road, blocking the road, towing, tow, street vendor*, bottleneck',
      hi: 'ट्रैफिक*, यातायात*, पार्किंग*, सिग्नल*, ट्रैफ़िक*, जाम लग*',
      mr: 'वाहतूक*, पार्किंग*, ट्रॅफिक*, सिग्नल*',
      bn: 'যানজট*, ট্রাফিক*, পার্কিং*, সিগন্যাল*',
      ta: 'போக்குவரத்து*, நெரிசல்*, பார்க்கிங்*, சிக்னல்*',
      te: 'ట్రాఫిక్*, పార్కింగ్*, సిగ్నల్*',
      kn: 'ಸಂಚಾರ*, ಟ್ರಾಫಿಕ್*, ಪಾರ್ಕಿಂಗ್*, ಸಿಗ್ನಲ್*',
      gu: 'ટ્રાફિક*, પાર્કિંગ*, સિગ્નલ*',
      'hi-Latn': 'yatayat, traffic jam, parking',
      'mr-Latn': 'vahatuk, vahtuk kondi',
      'bn-Latn': 'janjot, jam lege',
      'ta-Latn': 'pokkuvarathu, nerisal',
      'te-Latn': 'traffic jam, raddi',
      'kn-Latn': 'sanchara dattane, vahana dattane',
      'gu-Latn': 'traffic jam, vahanvyavhar',
    },
  },
  {
    head: 'traffic|Traffic|2',
    words: {
      en: 'vehicle*, signal*, jam, jams, park, parks here, auto drivers, autos, two wheeler*, bikes, cars, car, pedestrian*, crossing, junction*, drivers, driving, drive, lorry, lorries, trucks, speed, vendors, hawker*, encroach*, footpath*, foot path*, sidewalk*, wrongly, wrong',
    },
  },
  {
    head: 'traffic|Public transport|3',
    words: {
      en: 'bus stop*, bus shelter*, bus stand*, bus service*, buses, bmtc*, public transport*, metro station*, local train*, railway station*, auto rickshaw*, bus frequency, bus facility, bus route*',
      hi: 'बस स्टॉप*, बस सेवा*, बसें*, मेट्रो*, ऑटो रिक्शा*, लोकल ट्रेन*',
      mr: 'बस थांबा*, बस सेवा*, बसेस*, मेट्रो*, रिक्षा*',
      bn: 'বাস স্টপ*, বাস পরিষেবা*, মেট্রো*, অটো রিকশা*',
      ta: 'பேருந்து*, பஸ் வசதி*, மெட்ரோ*, ஆட்டோ*',
      te: 'బస్సు*, బస్ స్టాప్*, మెట్రో*, ఆటో*',
      kn: 'ಬಸ್*, ಮೆಟ್ರೋ*, ಆಟೋ*',
      gu: 'બસ સ્ટોપ*, બસ સેવા*, મેટ્રો*, રિક્ષા*',
      'hi-Latn': 'bus nahi, bus seva, rickshaw',
      'mr-Latn': 'bus thamba, bus seva',
      'bn-Latn': 'bus poriseba',
      'ta-Latn': 'perundhu, perunthu, pergundu, peruntu',
      'te-Latn': 'bassu, bassulu',
      'kn-Latn': 'bassu, bas soulabhya',
      'gu-Latn': 'bus seva',
    },
  },
  { head: 'traffic|Public transport|2', words: { en: 'bus, train, trains, metro, conductor*' } },
  {
    head: 'infrastructure|Infrastructure|4',
    words: {
      en: 'street light*, streetlight*, street lamp*, streetlamp*, street lite*, street ligth*, street lights not working',
      hi: 'स्ट्रीट लाइट*, सड़क की बत्ती*, पथ प्रकाश*',
      mr: 'पथदिवे*, पथदिव*, रस्त्यावरील दिवे*, स्ट्रीट लाईट*',
      bn: 'রাস্তার আলো*, পথবাতি*, স্ট্রিট লাইট*',
      ta: 'தெரு விளக்கு*, தெருவிளக்கு*',
      te: 'వీధి దీప*, వీధిదీప*, స్ట్రీట్ లైట్*',
      kn: 'ಬೀದಿ ದೀಪ*, ಬೀದಿದೀಪ*',
      gu: 'સ્ટ્રીટ લાઈટ*, સ્ટ્રીટ લાઇટ*, શેરીની લાઇટ*, શેરી લાઈટ*',
      'hi-Latn': 'street light, batti gul',
      'mr-Latn': 'pathdive, street light',
      'bn-Latn': 'rastar alo',
      'ta-Latn': 'theru vilakku, teru vilakku',
      'te-Latn': 'veedhi deepalu, vidhi dipalu',
      'kn-Latn': 'beedi deepa, bidi dipa',
      'gu-Latn': 'street light, sheri light',
    },
  },
  {
    head: 'infrastructure|Infrastructure|3',
    words: {
      en: 'water supply*, no water, drinking water, water problem*, water shortage*, water scarcity, water leak*, water tanker*, borewell*, bore well*, pipeline*, pipe line*, pipe burst, leakage*, leaking, water logging, waterlogg*, water log*, drainage*, drain*, darinage, drainge*, sewage*, sewer*, sewerage*, seewage, waste water*, wastewater*, gutter*, storm water, stormwater, power cut*, power failure*, load shedding, electricity*, electric pole*, electric wire*, electrical, transformer*, ugd, lamp post*, light pole*, no light*, lights are not working, lights not working, kaveri water, cauvery water, dirty water, contaminated water, tap water, water pipe*, open wire*, hanging wire*, water is not coming, water not coming, low voltage, rain water, water stagna*, stagnant water, water board, water overflow*, overflowing water',
      hi: 'नाली*, नाला*, नाले*, सीवर*, पानी नहीं*, बिजली*, जलभराव*, पानी भर*, पेयजल*, टैंकर*, नल*, पाइपलाइन*, मैनहोल*',
      mr: 'नाला*, गटार*, पाणीपुरवठ*, पाणी नाही*, वीज*, विज पुरवठ*, पाणी साच*, मॅनहोल*, जलवाहिनी*',
      bn: 'নর্দমা*, ড্রেন*, বিদ্যুৎ*, জল নেই*, পানি নেই*, জল জম*, লোডশেডিং*, ম্যানহোল*',
      ta: 'சாக்கடை*, கழிவுநீர்*, மின்சார*, குடிநீர்*, மின்வெட்டு*, தண்ணீர் இல்லை*',
      te: 'డ్రైనేజీ*, కాలువ*, విద్యుత్*, కరెంట్*, తాగునీ*, నీళ్లు రా*, మ్యాన్‌హోల్*',
      kn: 'ಚರಂಡಿ*, ಒಳಚರಂಡಿ*, ವಿದ್ಯುತ್*, ಕುಡಿಯುವ ನೀರು*, ಕರೆಂಟ್*, ನೀರು ಬರು*',
      gu: 'ગટર*, વીજળી*, પાણી નથી*, પાણી ભરા*, લાઈટ જાય*, પીવાનું પાણી*, નળ*',
      'hi-Latn': 'naali, nali, nala, sewer, bijli, pani nahi, paani nahi, jalbharav, pani bhar, nal, tanker',
      'mr-Latn': 'gatar, nala, vij, veej, pani nahi, panipurvatha, panyachi',
      'bn-Latn': 'nordoma, bidyut, jol nei, pani nei, loadshedding',
      'ta-Latn': 'sakkadai, minsaram, kudineer, thanneer illai, minvettu',
      'te-Latn': 'kaluva, vidyut, karentu, tagunirru, neellu ravadam ledu',
      'kn-Latn': 'charandi, vidyut, kudiyuva neeru, current hogide, neeru baruttilla',
      'gu-Latn': 'gatar, vijli, pani nathi, pani bharayu, nal',
    },
  },
  {
    head: 'infrastructure|Infrastructure|2',
    words: {
      en: 'water, wtr, drink, drinking, hanging, not working, logging, light, lights, pole, poles, wire, wires, cable*, pipe*, leak*, flood*, lamp*, bulb*, voltage, tank*, tap, taps, dark, darkness, power, park maintenance',
      hi: 'पानी*, लाइट*, लाईट*, बत्ती*, तार*, खंभा*, जल*',
      mr: 'पाणी*, पाण्य*, दिवे*, दिवा*, तार*, खांब*',
      bn: 'জল*, পানি*, আলো*, তার*, খুঁটি*',
      ta: 'தண்ணீர்*, விளக்கு*, நீர்*, கம்பி*',
      te: 'నీటి*, నీరు*, నీళ్ల*, దీప*, లైట్*, స్తంభ*',
      kn: 'ನೀರು*, ನೀರಿನ*, ದೀಪ*, ಕಂಬ*, ತಂತಿ*',
      gu: 'પાણી*, લાઈટ*, લાઇટ*, થાંભલ*, વાયર*',
      'hi-Latn': 'pani, paani, light, batti, khamba',
      'mr-Latn': 'pani, paani, panya, dive',
      'bn-Latn': 'jol, pani, alo',
      'ta-Latn': 'thanneer, tannir, vilakku',
      'te-Latn': 'neellu, neeru, deepam',
      'kn-Latn': 'neeru, deepa',
      'gu-Latn': 'pani, paani, light',
    },
  },
  { head: 'infrastructure|Infrastructure|1', words: { en: 'bescom*, bwssb*, playground*, bench*, lake*' } },
  {
    head: 'healthcare|Safety|3',
    words: {
      en: 'hospital*, clinic*, doctor*, medicine*, epidemic*, health centre*, health center*, phc, vaccin*, nurse*, asthma*, diarrh*, cholera, patients, fogging, rabies, typhoid, jaundice, maternity, medical*',
      hi: 'अस्पताल*, डॉक्टर*, मच्छर*, डेंगू*, मलेरिया*, एम्बुलेंस*, दवा*, मरीज*, स्वास्थ्य केंद्र*',
      mr: 'रुग्णालय*, दवाखाना*, डॉक्टर*, डास*, डेंग्यू*, मलेरिया*, रुग्णवाहिका*',
      bn: 'হাসপাতাল*, ডাক্তার*, মশা*, ডেঙ্গু*, ম্যালেরিয়া*, রোগী*, অ্যাম্বুলেন্স*',
      ta: 'மருத்துவமனை*, மருத்துவர்*, கொசு*, டெங்கு*, நோயாளி*',
      te: 'ఆసుపత్రి*, ఆస్పత్రి*, డాక్టర్*, దోమ*, డెంగ్యూ*, మలేరియా*',
      kn: 'ಆಸ್ಪತ್ರೆ*, ವೈದ್ಯ*, ಸೊಳ್ಳೆ*, ಡೆಂಗ್ಯೂ*, ಡಾಕ್ಟರ್*',
      gu: 'હોસ્પિટલ*, દવાખાન*, ડોક્ટર*, મચ્છર*, ડેન્ગ્યુ*, મેલેરિયા*',
      'hi-Latn': 'aspatal, machhar, machchar, dawai, mariz, bimar pad',
      'mr-Latn': 'rugnalay, davakhana, daas',
      'bn-Latn': 'haspatal, daktar, mosha',
      'ta-Latn': 'maruthuvamanai, kosu',
      'te-Latn': 'asupatri, doma, domalu',
      'kn-Latn': 'aspatre, solle, vaidya',
      'gu-Latn': 'davakhanu, machhar',
    },
  },
  {
    head: 'healthcare|Safety|1',
    words: {
      en: 'disease*, health, fever, ill, sick, infection*, mosquito*, mosquit*, dengue*, malaria*, chikungunya*, ambulance*',
    },
  },
  {
    head: 'systemic|Corruption|3',
    words: {
      en: 'corrupt*, bribe*, bribing, scam*, fraud*, embezzl*, kickback*, red tape, misuse of fund*, illegal construction*, illegal building*, unauthorised construction*, unauthorized construction*, public money, tender scam, nepotism, extort*',
      hi: 'भ्रष्टाचार*, रिश्वत*, घूस*, घोटाला*, अवैध निर्माण*',
      mr: 'भ्रष्टाचार*, लाच*, घोटाळ*, बेकायदेशीर बांधकाम*',
      bn: 'দুর্নীতি*, ঘুষ*, কেলেঙ্কারি*, বেআইনি নির্মাণ*',
      ta: 'ஊழல்*, லஞ்ச*, முறைகேடு*',
      te: 'అవినీతి*, లంచ*, కుంభకోణ*, అక్రమ నిర్మాణ*',
      kn: 'ಭ್ರಷ್ಟಾಚಾರ*, ಲಂಚ*, ಹಗರಣ*, ಅಕ್ರಮ ಕಟ್ಟಡ*',
      gu: 'ભ્રષ્ટાચાર*, લાંચ*, કૌભાંડ*, ગેરકાયદે બાંધકામ*',
      'hi-Latn': 'bhrashtachar, rishwat, ghoos, ghotala',
      'mr-Latn': 'bhrashtachar, laach, ghotala',
      'bn-Latn': 'durniti, ghush',
      'ta-Latn': 'oozhal, lanjam',
      'te-Latn': 'avineeti, lancham',
      'kn-Latn': 'bhrashtachara, lancha',
      'gu-Latn': 'bhrashtachar, lanch',
    },
  },
];

/** The names used for each city. */
export const CITY_KEYWORDS: Readonly<Record<string, string>> = {
  mumbai:
    'mumbai, bombay, मुंबई*, মুম্বাই*, மும்பை*, ముంబై*, ಮುಂಬೈ*, મુંબઈ*, bmc, mcgm, mumbaikar*, andheri, bandra, borivali, dadar, kurla, malad, ghatkopar',
  bangalore:
    'bangalore*, bengaluru*, bangaluru, banglore, bengalore, बेंगलुरु*, बैंगलोर*, বেঙ্গালুরু*, பெங்களூர*, బెంగళూర*, ಬೆಂಗಳೂರ*, બેંગલુરુ*, bbmp, whitefield, koramangala, indiranagar, jayanagar',
  delhi:
    'delhi, new delhi, dilli, दिल्ली*, দিল্লি*, டெல்லி*, తిల్లీ*, ఢిల్లీ*, ದೆಹಲಿ*, દિલ્હી*, ndmc, dwarka, rohini, karol bagh',
  hyderabad:
    'hyderabad*, hydrabad, हैदराबाद*, হায়দ্রাবাদ*, ஹைதராபாத்*, హైదరాబాద్*, ಹೈದರಾಬಾದ್*, હૈદરાબાદ*, ghmc, secunderabad, gachibowli',
  chennai: 'chennai, madras, चेन्नई*, চেন্নাই*, சென்னை*, చెన్నై*, ಚೆನ್ನೈ*, ચેન્નાઈ*, velachery, adyar, tambaram',
  pune: 'pune, poona, पुणे*, पुण्य*, পুনে*, புனே*, పూణే*, పుణె*, ಪುಣೆ*, પુણે*, pmc, kothrud, hinjewadi, punekar*',
  kolkata:
    'kolkata, calcutta, कोलकाता*, কলকাতা*, கொல்கத்தா*, కోల్‌కతా*, కోల్కతా*, ಕೋಲ್ಕತ್ತಾ*, કોલકાતા*, kmc, salt lake',
  ahmedabad:
    'ahmedabad, amdavad, ahmadabad, अहमदाबाद*, আহমেদাবাদ*, அகமதாபாத்*, అహ్మదాబాద్*, ಅಹಮದಾಬಾದ್*, અમદાવાદ*, sabarmati, maninagar',
};

/** A keyword in the format of the table. */
export interface SeededKeyword {
  kind: 'category' | 'city';
  target: string;
  label: string;
  keyword: string;
  language: string;
  weight: number;
  romanised: boolean;
}

/** All keywords of categories and cities, each once. */
export function seededKeywords(): SeededKeyword[] {
  const categories = CATEGORY_KEYWORDS.flatMap(({ head, words }) => {
    const [target = '', label = '', weight] = head.split('|');
    return Object.entries(words).flatMap(([language, list]) =>
      list.split(', ').map((keyword): SeededKeyword => {
        const romanised = language.endsWith('-Latn');
        return { kind: 'category', target, label, keyword, language, weight: Number(weight), romanised };
      }),
    );
  });
  const cities = Object.entries(CITY_KEYWORDS).flatMap(([target, list]) =>
    list.split(', ').map((keyword): SeededKeyword => {
      return { kind: 'city', target, label: target, keyword, language: '', weight: 2, romanised: false };
    }),
  );
  const unique = new Map(
    [...categories, ...cities].map((each) => [
      `${each.kind} ${each.language} ${each.target} ${each.keyword}`,
      each,
    ]),
  );
  return [...unique.values()];
}
