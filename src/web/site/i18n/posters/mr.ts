import type { PosterTexts } from './en';

export const posters: PosterTexts = {
  'poster.list': 'कोड असलेली पोस्टर',
  'poster.lead': 'जिथे वारंवार काही बिघडते तिथे एक लावा. त्याचा कोड ठिकाण आणि प्रकार भरलेला अर्ज उघडतो.',
  'poster.question': 'येथे काही बिघडले आहे का?',
  'poster.scan': 'कोड स्कॅन करा, फोटो काढा, पाठवा. दुरुस्त करणारे कार्यालय आम्ही शोधतो.',
  'poster.pick': 'एका प्रकारच्या समस्येचे पोस्टर:',
};
