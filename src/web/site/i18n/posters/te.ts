import type { PosterTexts } from './en';

export const posters: PosterTexts = {
  'poster.list': 'కోడ్ ఉన్న పోస్టర్లు',
  'poster.lead': 'తరచూ ఏదో పాడయ్యే చోట ఒకటి అంటించండి. దాని కోడ్ స్థలం, వర్గం నింపిన ఫారాన్ని తెరుస్తుంది.',
  'poster.question': 'ఇక్కడ ఏదైనా పాడైందా?',
  'poster.scan': 'కోడ్ స్కాన్ చేసి, ఫోటో తీసి పంపండి. సరిచేయాల్సిన కార్యాలయాన్ని మేము కనుగొంటాము.',
  'poster.pick': 'ఒక రకమైన సమస్యకు పోస్టర్:',
};
