import type { FigureTexts } from './en';

export const figures: FigureTexts = {
  'nav.figures': 'આંકડા',
  'figures.title': '{city} ના આંકડા',
  'figures.byMonth': 'મહિના પ્રમાણે નોંધાયેલ અને ઠીક થયેલ',
  'figures.chart': '{from} થી {to} સુધીના સ્તંભ: નોંધાયેલ અને ઠીક. આંકડા નીચેના કોષ્ટકમાં છે.',
  'figures.month': 'મહિનો',
  'figures.fixed': 'ઠીક થયેલ',
  'figures.late': 'મોડા',
  'figures.backlog': 'ખુલ્લી સમસ્યાઓ, ઉંમર પ્રમાણે',
  'figures.age': 'ઉંમર',
  'figures.days': '{from} થી {to} દિવસ',
  'figures.older': '{n} દિવસથી વધુ',
  'figures.byWard': 'વોર્ડ અને પ્રકાર પ્રમાણે',
  'figures.noWard': 'વોર્ડ અજ્ઞાત',
  'figures.csv': 'આ કોષ્ટક CSV તરીકે',
  'figures.method': 'આ આંકડા કેવી રીતે બને છે',
  'figures.how':
    'અહીં બધાને દેખાતી સમસ્યાઓમાંથી, વધુમાં વધુ એક મિનિટ પહેલાં ગણેલ; મહિના શહેરના સમય પ્રમાણે. સમસ્યા તેના હાલના ઉકેલના મહિનામાં ઠીક ગણાય; સમારકામ વિના બંધ થયેલી ગણાતી નથી. મધ્યક અને સમયસરનો હિસ્સો છેલ્લા 12 મહિનાની, મુદત નક્કી થયેલી ફરિયાદોનો છે; {n} થી ઓછી સમસ્યાઓનો દેખાડાતો નથી.',
  'figures.licence': 'માહિતીનું લાઇસન્સ: {name}',
};
