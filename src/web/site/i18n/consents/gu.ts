import type { consents as en } from './en';

export const consents: Record<keyof typeof en, string> = {
  'consent.title': 'તમે શેની સાથે સંમત છો',
  'consent.lead': 'આમાંની દરેક સંમતિ તમે ગમે ત્યારે પાછી લઈ શકો છો. તે તરત જ પૂરી થાય છે.',
  'consent.listing': 'યાદી અને ક્રમાંકમાં બતાવવા',
  'consent.picture': 'મારું ચિત્ર બતાવવા',
  'consent.alerts': 'હું જેને અનુસરું છું અને જે જણાવું છું તે વિશે મેલ',
  'consent.push': 'મારાં ઉપકરણો પર સંદેશા',
  'consent.contact': 'કર્મચારીઓ મારી ફરિયાદો વિશે મારો સંપર્ક કરે',
  'consent.given': '{day} ના રોજ સંમતિ',
  'consent.off': 'હમણાં નહીં',
  'consent.withdraw': 'પાછી લો',
  'consent.give': 'સંમત છું',
};
