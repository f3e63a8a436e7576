import type { rights as en } from './en';

export const rights: Record<keyof typeof en, string> = {
  'notice.link': 'અમે તમારા વિશે શું રાખીએ છીએ, અને શા માટે',
  'notice.published': 'તમે અહીં જે મોકલો છો તે બધાને દેખાય છે.',
  'notice.record': 'પ્રક્રિયાની સંપૂર્ણ નોંધ, પ્રોગ્રામો માટે',
  'notice.version': 'આવૃત્તિ {version}',
};
