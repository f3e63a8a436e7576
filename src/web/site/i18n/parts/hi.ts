import type { PartTexts } from './en';

export const parts: PartTexts = {
  'bar.label': 'मुख्य पृष्ठ',
  'bar.map': 'नक्शा',
  'bar.report': 'रिपोर्ट',
  'bar.mine': 'मेरा',
  'city.switch': 'दूसरे शहर',
  'map.title': '{city} का नक्शा',
  'map.scripts': 'नक्शे के लिए स्क्रिप्ट चाहिए। सूची में वही समस्याएँ हैं।',
  'filter.more': 'फ़िल्टर',
  'search.label': 'सड़क, इलाका, शब्द या पिनकोड',
  'home.question': 'आपकी सड़क पर क्या खराब है?',
  'home.photo': 'फ़ोटो के साथ रिपोर्ट करें',
  'home.how': 'फ़ोटो लें। हम ज़िम्मेदार कार्यालय ढूँढते हैं और बताते हैं कि क्या हुआ।',
  'bar.issues': 'समस्याएँ',
  'outcome.not_ours': 'मरम्मत नहीं हुई: यह दूसरे कार्यालय का काम है',
  'outcome.not_found': 'मरम्मत नहीं हुई: वहाँ कुछ नहीं मिला',
  'outcome.duplicate': 'मरम्मत नहीं हुई: इसकी शिकायत पहले से दर्ज है',
  'outcome.planned': 'अभी मरम्मत नहीं हुई: काम की योजना बनी है',
  'outcome.not_permitted': 'मरम्मत नहीं हुई: नियम इसकी अनुमति नहीं देते',
  'outcome.private_property': 'मरम्मत नहीं हुई: यह निजी संपत्ति पर है',
  'outcome.other': 'मरम्मत नहीं हुई',
};
