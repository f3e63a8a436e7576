import type { ConfirmationTextsOfSite } from './en';

/** The texts about whether issues were repaired in Gujarati. */
export const confirmations: ConfirmationTextsOfSite = {
  'confirm.title': 'શું આ સમારકામ થયું?',
  'confirm.lead': 'શહેરનું તંત્ર કહે છે કે આનું સમારકામ થઈ ગયું છે. તમે આ જાણો છો: શું તે બરાબર થયું છે?',
  'confirm.yes': 'હા, સમારકામ થયું છે',
  'confirm.partly': 'અમુક અંશે',
  'confirm.no': 'ના, સમારકામ થયું નથી',
  'confirm.words': 'હજી શું ખામી છે? (વૈકલ્પિક)',
  'confirm.wordsHint': 'જો સમસ્યા ફરી ખોલવામાં આવે, તો આ તમારા નામ વિના સૌને દેખાશે.',
  'confirm.send': 'જવાબ મોકલો',
  'done.confirm': 'તમારા જવાબ બદલ આભાર. નિર્ણય થાય ત્યાં સુધી તમે તેને બદલી શકો છો.',
  'confirm.decided': 'તમારા જવાબ બદલ આભાર. તેની સાથે નિર્ણય થઈ ગયો છે.',
  'confirm.mail': 'શું આ સમારકામ થયું? {title}',
  'confirm.mailBody': 'શહેરનું તંત્ર કહે છે કે આનું સમારકામ થઈ ગયું છે: {title}',
  'confirm.mailWhy':
    'તમે આની જાણ કરી છે, તેને ટેકો આપ્યો છે અથવા તેને અનુસરો છો, તેથી તમને પૂછવામાં આવે છે. જો લોકો કહે કે સમારકામ થયું નથી, તો સમસ્યા ફરી ખોલવામાં આવે છે.',
  'confirm.counts': '{yes} લોકો હા કહે છે, {partly} અમુક અંશે, {no} ના.',
  'confirm.asked': 'શું સમારકામ થયું, તે લોકોને પૂછવામાં આવે છે.',
  'confirm.confirmed': 'લોકો કહે છે કે સમારકામ થયું છે.',
  'confirm.disputed': 'લોકો કહે છે કે સમારકામ થયું નથી.',
  'confirm.unconfirmed': 'સમારકામ થયું છે કે નહીં, તે નિશ્ચિત નથી.',
  'confirm.waiting': 'શું આ સમારકામ થયાં?',
  'confirm.figure': 'લોકોએ પુષ્ટિ કરેલાં સમારકામ',
  'confirm.figureHow': 'દરેક સમારકામ પછી લોકોને પૂછવામાં આવે છે. {n} નિર્ણય થયા પછી આંકડા બતાવવામાં આવે છે.',
  'confirm.figureConfirmed': 'લોકોના મતે સમારકામ થયું',
  'confirm.figureDisputed': 'લોકોના મતે સમારકામ થયું નથી',
  'confirm.figureUnconfirmed': 'નિશ્ચિત નથી',
  'confirm.figureNotRepaired': 'સમારકામ વિના બંધ',
  'confirm.figureData': 'બધા વોર્ડના આ આંકડા (CSV)',
  'confirm.badAnswer': 'એક જવાબ પસંદ કરો.',
  'confirm.badWords': 'વધુમાં વધુ 1,000 અક્ષરો લખો.',
};
