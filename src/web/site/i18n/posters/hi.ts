import type { PosterTexts } from './en';

export const posters: PosterTexts = {
  'poster.list': 'कोड वाले पोस्टर',
  'poster.lead': 'जहाँ अक्सर कुछ टूटता है, वहाँ एक लगाएँ। इसका कोड स्थान और श्रेणी भरा हुआ फ़ॉर्म खोलता है।',
  'poster.question': 'यहाँ कुछ टूटा है?',
  'poster.scan': 'कोड स्कैन करें, फ़ोटो लें, भेजें। इसे ठीक करने वाला कार्यालय हम ढूँढते हैं।',
  'poster.pick': 'एक तरह की समस्या का पोस्टर:',
};
