import type { consents as en } from './en';

export const consents: Record<keyof typeof en, string> = {
  'consent.title': 'మీరు దేనికి అంగీకరిస్తున్నారు',
  'consent.lead': 'వీటిలో ప్రతి ఒక్కటినీ మీరు ఎప్పుడైనా వెనక్కి తీసుకోవచ్చు. అది వెంటనే ఆగిపోతుంది.',
  'consent.listing': 'జాబితాలో, ర్యాంకుల్లో చూపించబడటానికి',
  'consent.picture': 'నా చిత్రం చూపించడానికి',
  'consent.alerts': 'నేను అనుసరించే, నివేదించే వాటి గురించి మెయిల్స్',
  'consent.push': 'నా పరికరాల్లో సందేశాలు',
  'consent.contact': 'నా ఫిర్యాదుల గురించి సిబ్బంది నన్ను సంప్రదించడానికి',
  'consent.given': '{day}న అంగీకరించారు',
  'consent.off': 'ఇప్పుడు కాదు',
  'consent.withdraw': 'వెనక్కి తీసుకోండి',
  'consent.give': 'అంగీకరిస్తున్నాను',
};
