import type { privacy as en } from './en';

export const privacy: Record<keyof typeof en, string> = {
  'privacy.title': 'आप कैसे दिखाए जाते हैं',
  'privacy.welcome': 'शुरू करने से पहले: हम आपको कैसे दिखाएँ?',
  'privacy.lead': 'शिकायतें और संदेश सार्वजनिक हैं। उन पर किसका नाम हो, यह आप चुनते हैं, और कभी भी बदल सकते हैं।',
  'privacy.shownAs': 'मुझे ऐसे दिखाएँ',
  'privacy.anonymous': 'एक नागरिक, बिना नाम के',
  'privacy.pseudonym': 'मेरा उपनाम',
  'privacy.name': 'मेरा नाम, {name}',
  'privacy.pseudonymLabel': 'उपनाम',
  'privacy.pseudonymHint': '3 से 40 अक्षर। 30 दिन में एक बार बदला जा सकता है।',
  'privacy.ownName': 'सुधारा हुआ नाम',
  'privacy.ownNameHint': 'आपके खाते के नाम की जगह। खाली: अगले साइन-इन से आपके खाते का नाम।',
  'privacy.listed': 'मुझे सूची और रैंकिंग में दिखाएँ',
  'privacy.showPicture': 'मेरी तस्वीर दिखाएँ',
  'privacy.save': 'सहेजें',
  'privacy.saved': 'आपका चुनाव सहेजा गया।',
  'privacy.asChosen': 'जैसा आपने चुना',
  'privacy.citizen': 'एक नागरिक',
  'privacy.inIssue': 'यहाँ मुझे ऐसे दिखाएँ',
  'privacy.change': 'बदलें',
  'done.privacy': 'आपका चुनाव सहेजा गया।',
  'problem.pseudonym':
    'यह उपनाम लिया जा चुका है, किसी लिए हुए उपनाम जैसा है, या किसी पद का नाम है। 3 से 40 अक्षरों का उपनाम चुनें।',
  'problem.pseudonymNew': 'उपनाम 30 दिन से कम समय पहले बदला गया था।',
  'problem.ownName': 'यह नाम इस्तेमाल नहीं किया जा सकता।',
};
