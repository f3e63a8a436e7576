import type { PartTexts } from './en';

export const parts: PartTexts = {
  'bar.label': 'ముఖ్య పేజీలు',
  'bar.map': 'మ్యాప్',
  'bar.report': 'ఫిర్యాదు',
  'bar.mine': 'నావి',
  'city.switch': 'ఇతర నగరాలు',
  'map.title': '{city} మ్యాప్',
  'map.scripts': 'మ్యాప్‌కు స్క్రిప్ట్‌లు కావాలి. జాబితాలో అవే సమస్యలు ఉన్నాయి.',
  'filter.more': 'ఫిల్టర్లు',
  'search.label': 'వీధి, ప్రాంతం, పదాలు లేదా పిన్‌కోడ్',
  'home.question': 'మీ వీధిలో ఏది పాడైంది?',
  'home.photo': 'ఫోటోతో ఫిర్యాదు చేయండి',
  'home.how': 'ఫోటో తీయండి. సరిచేయాల్సిన కార్యాలయాన్ని కనుగొని, ఏం జరుగుతుందో చెబుతాం.',
  'bar.issues': 'జాబితా',
};
