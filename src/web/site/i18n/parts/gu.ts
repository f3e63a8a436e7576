import type { PartTexts } from './en';

export const parts: PartTexts = {
  'bar.label': 'મુખ્ય પાનાં',
  'bar.map': 'નકશો',
  'bar.report': 'ફરિયાદ',
  'bar.mine': 'મારું',
  'city.switch': 'બીજાં શહેરો',
  'map.title': '{city} નો નકશો',
  'map.scripts': 'નકશા માટે સ્ક્રિપ્ટ જોઈએ. યાદીમાં એ જ સમસ્યાઓ છે.',
  'filter.more': 'ફિલ્ટર',
  'search.label': 'રસ્તો, વિસ્તાર, શબ્દો અથવા પિનકોડ',
  'home.question': 'તમારા રસ્તા પર શું બગડ્યું છે?',
  'home.photo': 'ફોટા સાથે જણાવો',
  'home.how': 'ફોટો લો. સુધારવાની જવાબદાર કચેરી અમે શોધીએ છીએ અને શું થયું તે જણાવીએ છીએ.',
  'bar.issues': 'યાદી',
  'outcome.not_ours': 'સમારકામ થયું નથી: આ બીજી કચેરીનું કામ છે',
  'outcome.not_found': 'સમારકામ થયું નથી: ત્યાં કંઈ મળ્યું નથી',
  'outcome.duplicate': 'સમારકામ થયું નથી: આની જાણ પહેલેથી થઈ છે',
  'outcome.planned': 'હજી સમારકામ થયું નથી: કામનું આયોજન છે',
  'outcome.not_permitted': 'સમારકામ થયું નથી: નિયમો મંજૂરી આપતા નથી',
  'outcome.private_property': 'સમારકામ થયું નથી: આ ખાનગી મિલકત પર છે',
  'outcome.other': 'સમારકામ થયું નથી',
};
