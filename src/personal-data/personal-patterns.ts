/** Personal data of one form, as a pattern for folded texts. */
export interface PersonalPattern {
  kind: 'email' | 'upi' | 'pan' | 'plate' | 'voter_id' | 'home_address';
  /** Finds all of them in linear time: each run of its characters is begun once, and each repetition has a limit. */
  pattern: RegExp;
  /** What a text has if it has any of them; most texts need not be searched. */
  sign: RegExp;
}

const AT = /@/;
const AT_WORD = /@|\bat\b/i;
const DIGIT = /\d/;
const MAIL_HOSTS =
  'gmail|googlemail|yahoo|ymail|outlook|hotmail|live|msn|rediffmail|rediff|icloud|proton(?:mail)?|aol|zoho';
const UPI_HANDLES =
  'ybl|ibl|axl|apl|yapl|rapl|upi|paytm|pt(?:yes|axis|hdfc|sbi)|ok(?:axis|hdfcbank|icici|sbi)|wa(?:axis|hdfcbank|icici|sbi)|freecharge|ikwik|jupiteraxis|axisb|axisbank|axisgo|axis|icici|sbi|hdfcbank|hdfcbankjd|kotak|kotakbank|kmbl|pnb|boi|barodampay|cnrb|idbi|idfcbank|idfc|federal|fbl|indus|rbl|yesbank|yespay|airtel|postbank|allbank|aubank|dbs|hsbc|citi|sib|kvb|kbl|unionbank(?:ofindia)?|uboi|uco|mahb|centralbank|iob|indianbank|naviaxis|slice(?:axis)?|timecosmos|tapicici|pingpay|abfspay|amazonpay|superyes|yescred|yescurie|fam|niyoicici|goaxb|bpunity|trans|oxymoney|mobikwik|myicici|imobile|pockets|eazypay|ezeepay|dlb|utbi|obc|psb|scb|equitas|fincare|jio|jsb|nsdl|payzapp|hdfc';
const STATES =
  'AN|AP|AR|AS|BR|CG|CH|DD|DL|DN|GA|GJ|HP|HR|JH|JK|KA|KL|LA|LD|MH|ML|MN|MP|MZ|NL|OD|OR|PB|PY|RJ|SK|TG|TN|TR|TS|UA|UK|UP|WB';
/** Those that are no words, so that they may be written in small letters. */
const SMALL_STATES = 'ap|br|cg|dl|gj|hr|jh|jk|ka|kl|mh|mp|mz|nl|pb|py|rj|tg|tn|ts|wb';
/** States in the letters of Indian scripts, by the names of their two letters. */
const NATIVE_STATES =
  'एम ?एच|के ?ए|डी ?एल|यू ?पी|टी ?एन|टी ?एस|टी ?जी|ए ?पी|जी ?जे|डब्ल्?यू ?बी|एच ?आर|आर ?जे|एम ?पी|ಕೆ ?ಎ|ಕೆ ?ಏ|எம் ?எச்|டி ?என்|டிஎன்|టీ ?ఎస్|టి ?ఎస్|టీ ?జీ|ఏ ?పీ|ఎపి|ডব্লিউ ?বি|ডব্লু ?বি|જી ?જે|એમ ?એચ';

/** House, flat and door, with a word for its number; what follows is the number. */
const NUMBERED_HOMES = [
  'h\\.? ?no|house ?(?:no|num|number)|home ?(?:no|num|number)|flat ?(?:no|num|number)|apartment ?(?:no|num|number)|apt\\.? ?(?:no|num|number)|door ?(?:no|num|number)|d\\.? ?no|villa ?(?:no|num|number)|quarters? ?(?:no|num|number)|f\\.? ?no',
  '(?:ghar|makaa?n|mane|veedu|veettu|intlo|inti|bari|gher) ?(?:no|num|number|nambar|nambr|enn|sankhya|kramank|nu)',
  '(?:घर|मकान|फ्लैट|फ़्लैट|फ्लॅट|हाउस|हाऊस|सदनिका|बंगला|दरवाजा|दरवाज़ा|कोठी) ?(?:नंबर|नम्बर|नं|न|संख्या|क्रमांक|क्र)',
  '(?:বাড়ি|বাড়ি|বাড়ির|বাড়ির|বাসা|বাসার|ফ্ল্যাট|ফ্লাট|হোল্ডিং|ঘর) ?(?:নম্বর|নাম্বার|নং|ন)',
  '(?:வீட்டு|வீடு|கதவு|பிளாட்|ஃபிளாட்|ப்ளாட்|ஃப்ளாட்|பிளாட்டின்|குடியிருப்பு) ?(?:எண்|நம்பர்|நெ|இலக்கம்)',
  '(?:ఇంటి|ఇల్లు|ఫ్లాట్|డోర్|గృహ|ఇంటికి) ?(?:నంబర్|నంబరు|నెంబర్|నెంబరు|నెం|నం|సంఖ్య)',
  '(?:ಮನೆ|ಮನೆಯ|ಫ್ಲಾಟ್|ಫ್ಲ್ಯಾಟ್|ಬಾಗಿಲು|ಡೋರ್|ಅಪಾರ್ಟ್‌ಮೆಂಟ್) ?(?:ಸಂಖ್ಯೆ|ನಂಬರ್|ನಂಬರು|ನಂ|ನೆಂ)',
  '(?:ઘર|મકાન|ફ્લેટ|ફલેટ|બંગલો|બંગલા|બ્લોક) ?(?:નંબર|નંબરનું|નં|ક્રમાંક|સંખ્યા)',
].join('|');
/** The home of whoever writes, without such a word. */
const OWN_HOMES = [
  '(?:my|our) (?:house|home|flat|apartment|villa|residence)|i (?:live|stay|reside) (?:in|at) (?:house|flat|apartment)',
  '(?:mera|mere|hamara|hamare|majhe|majhya|maza|namma|nanna|amar|amader|maru|mara|en|engal|enga|naa|maa) (?:ghar|ghara|makaa?n|mane|bari|flat|veedu|illu)',
  '(?:मेरा|मेरे|हमारा|हमारे) (?:घर|मकान|फ्लैट|फ़्लैट)|(?:माझे|माझं|माझ्या|माझा|आमचे|आमचं|आमच्या|आमचा) (?:घर|घरा|घराचा|फ्लॅट)',
  '(?:আমার|আমাদের) (?:বাড়ি|বাড়ি|বাসা|ফ্ল্যাট|ফ্লাট|ঘর)',
  '(?:என்|எனது|எங்கள்|எங்க|நமது) (?:வீடு|வீட்டு|பிளாட்|ஃபிளாட்|குடியிருப்பு)',
  '(?:మా|నా|మన) (?:ఇల్లు|ఇంటి|ఫ్లాట్)',
  '(?:ನನ್ನ|ನಮ್ಮ) (?:ಮನೆ|ಫ್ಲಾಟ್)',
  '(?:મારું|મારા|મારો|અમારું|અમારા|અમારો|મારુ) (?:ઘર|મકાન|ફ્લેટ)',
].join('|');
const NUMBER = '[a-z]?[ -]?\\d{1,5}(?:[-/]\\d{1,5}){0,4}(?:[ -]?[a-z](?![\\p{L}\\p{M}\\d]))?(?!\\d)';
/** Between the word and the number: punctuation and small words of the eight languages. */
const IS = '(?:[ .:#=-]{0,4}(?:is|no|hai|है|आहे|হল|হলো|என்பது|છે|ఇది)?[ .:#=-]{0,4})';
/** After the number of a home without a word for it; otherwise it may be a distance, a time or a year. */
const END =
  '(?=\\s*(?:$|[,;.)|।]|\\n|(?:in|at|on|near|opposite|opp|behind|hai|है|আছে|আহে|ahe|आहे|છે)(?![\\p{L}\\p{M}])))';
const NOT_WITHIN = '(?<![\\p{L}\\p{M}\\p{N}])';

/** All of them; those before count where two overlap. */
export const PERSONAL_PATTERNS: readonly PersonalPattern[] = [
  {
    kind: 'email',
    sign: AT,
    pattern:
      /(?<![\p{L}\p{M}\p{N}._%+-])[\p{L}\p{M}\p{N}_%+-](?:[\p{L}\p{M}\p{N}._%+'-]{0,63})@(?:[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,62})\.){1,5}[\p{L}\p{M}]{2,24}(?![\p{L}\p{M}\p{N}])/giu,
  },
  {
    kind: 'email',
    sign: AT_WORD,
    pattern: new RegExp(
      `(?<![a-z0-9._%+-])[a-z0-9_%+-][a-z0-9._%+-]{0,63} ?(?:@|[(\\[{] ?(?:at|@) ?[)\\]}]| at ) ?(?:${MAIL_HOSTS}) ?(?:\\.|,|[(\\[{] ?(?:dot|\\.) ?[)\\]}]| dot ) ?(?:com|in|co\\.in|org|net|me)(?![a-z0-9])`,
      'giu',
    ),
  },
  {
    kind: 'upi',
    sign: AT,
    pattern: new RegExp(
      `(?<![a-z0-9._-])[a-z0-9][a-z0-9._-]{1,63} ?@ ?(?:${UPI_HANDLES})(?![a-z0-9_-]|\\.[a-z])`,
      'giu',
    ),
  },
  {
    kind: 'upi',
    sign: AT,
    pattern:
      /(?<=(?:upi|gpay|google pay|phonepe|bhim)(?: id)?[ :=-]{1,3})[a-z0-9][a-z0-9._-]{1,63}@[a-z]{2,20}(?![a-z0-9_-]|\.[a-z])/giu,
  },
  {
    kind: 'pan',
    sign: DIGIT,
    pattern:
      /(?<![A-Za-z0-9])(?:[A-Z]{3}[ABCFGHJLPT][A-Z][ -]?\d{4}[ -]?[A-Z]|[a-z]{3}[abcfghjlpt][a-z]\d{4}[a-z])(?![A-Za-z0-9])/gu,
  },
  {
    kind: 'plate',
    sign: DIGIT,
    pattern: new RegExp(
      `(?<![A-Za-z0-9])(?:${STATES})[ .-]{0,3}\\d{1,2}[ .-]{0,3}(?:[A-Z]{1,3}[ .-]{0,3}\\d{1,4}|[A-Z][ .-]{1,2}[A-Z]{1,2}[ .-]{0,3}\\d{1,4}|[.-]?\\d{4})(?![A-Za-z0-9])`,
      'gu',
    ),
  },
  {
    kind: 'plate',
    sign: DIGIT,
    pattern: new RegExp(
      `(?<![a-z0-9])(?:(?:${SMALL_STATES})[ .-]{0,3}\\d{1,2}[ .-]{0,3}[a-z]{1,3}[ .-]{0,3}\\d{4}|(?:${STATES})\\d{1,2}[a-z]{1,3}\\d{4}|(?:${STATES})-\\d{1,2}-[a-z]{1,3}-\\d{4})(?![a-z0-9])`,
      'giu',
    ),
  },
  {
    kind: 'plate',
    sign: DIGIT,
    pattern: /(?<![A-Za-z0-9])\d{2}[ .-]{0,2}BH[ .-]{0,2}\d{4}[ .-]{0,2}[A-Z]{1,2}(?![A-Za-z0-9])/giu,
  },
  {
    kind: 'plate',
    sign: DIGIT,
    pattern: new RegExp(
      `${NOT_WITHIN}(?:${NATIVE_STATES})[ .-]{0,3}\\d{1,2}[ .-]{0,3}(?:[\\p{L}\\p{M}]{1,8}[ .-]{0,3}){1,3}\\d{4}(?!\\d)`,
      'gu',
    ),
  },
  {
    kind: 'voter_id',
    sign: DIGIT,
    pattern: /(?<![A-Za-z0-9])(?:[A-Z]{3}[/ -]?|[a-z]{3})\d{7}(?![A-Za-z0-9])/gu,
  },
  {
    kind: 'voter_id',
    sign: DIGIT,
    pattern: /(?<![A-Za-z0-9/])[A-Z]{2}\/\d{2,3}\/\d{3}\/\d{6,7}(?![A-Za-z0-9/])/giu,
  },
  {
    kind: 'home_address',
    sign: DIGIT,
    pattern: new RegExp(`${NOT_WITHIN}(?:${NUMBERED_HOMES})(?![a-z])${IS}${NUMBER}`, 'giu'),
  },
  {
    kind: 'home_address',
    sign: DIGIT,
    pattern: new RegExp(`${NOT_WITHIN}(?:${OWN_HOMES})(?![a-z])${IS}${NUMBER}${END}`, 'giu'),
  },
];
