import type { PartTexts } from './en';

export const parts: PartTexts = {
  'bar.label': 'मुख्य पाने',
  'bar.map': 'नकाशा',
  'bar.report': 'तक्रार',
  'bar.mine': 'माझे',
  'city.switch': 'इतर शहरे',
  'map.title': '{city} चा नकाशा',
  'map.scripts': 'नकाशासाठी स्क्रिप्ट लागते. यादीत त्याच समस्या आहेत.',
  'filter.more': 'फिल्टर',
  'search.label': 'रस्ता, भाग, शब्द किंवा पिनकोड',
  'home.question': 'तुमच्या रस्त्यावर काय बिघडले आहे?',
  'home.photo': 'फोटोसह कळवा',
  'home.how': 'फोटो काढा. दुरुस्ती कोणत्या कार्यालयाने करायची ते आम्ही शोधतो आणि पुढे काय होते ते कळवतो.',
  'bar.issues': 'समस्या',
};
