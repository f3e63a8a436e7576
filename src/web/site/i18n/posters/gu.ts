import type { PosterTexts } from './en';

export const posters: PosterTexts = {
  'poster.list': 'કોડવાળાં પોસ્ટર',
  'poster.lead': 'જ્યાં વારંવાર કંઈક બગડે ત્યાં એક લગાવો. તેનો કોડ સ્થળ અને પ્રકાર ભરેલું ફોર્મ ખોલે છે.',
  'poster.question': 'અહીં કંઈક બગડ્યું છે?',
  'poster.scan': 'કોડ સ્કૅન કરો, ફોટો પાડો, મોકલો. ઠીક કરનારી કચેરી અમે શોધીએ છીએ.',
  'poster.pick': 'એક પ્રકારની સમસ્યાનું પોસ્ટર:',
};
