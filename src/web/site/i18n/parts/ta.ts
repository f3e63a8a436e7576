import type { PartTexts } from './en';

export const parts: PartTexts = {
  'bar.label': 'முக்கிய பக்கங்கள்',
  'bar.map': 'வரைபடம்',
  'bar.report': 'புகார்',
  'bar.mine': 'எனது',
  'city.switch': 'பிற நகரங்கள்',
  'map.title': '{city} வரைபடம்',
  'map.scripts': 'வரைபடத்துக்கு ஸ்கிரிப்ட் தேவை. பட்டியலில் அதே பிரச்சினைகள் உள்ளன.',
  'filter.more': 'வடிகட்டிகள்',
  'search.label': 'தெரு, பகுதி, சொல் அல்லது அஞ்சல் குறியீடு',
  'home.question': 'உங்கள் தெருவில் என்ன பழுதாகியுள்ளது?',
  'home.photo': 'படத்துடன் புகார் செய்க',
  'home.how': 'படம் எடுங்கள். சரிசெய்ய வேண்டிய அலுவலகத்தைக் கண்டறிந்து, நடப்பதைச் சொல்கிறோம்.',
  'bar.issues': 'பட்டியல்',
};
