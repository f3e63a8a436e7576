import type { DueDateTexts } from './en';

/** The texts of due dates in Gujarati. */
export const dueDates: DueDateTexts = {
  'due.by': '{moment} સુધીમાં ઉકેલવાનું છે',
  dueDays_one: '{n} દિવસ બાકી',
  dueDays_other: '{n} દિવસ બાકી',
  dueHours_one: '{n} કલાક બાકી',
  dueHours_other: '{n} કલાક બાકી',
  lateDays_one: '{n} દિવસ મોડું',
  lateDays_other: '{n} દિવસ મોડું',
  lateHours_one: '{n} કલાક મોડું',
  lateHours_other: '{n} કલાક મોડું',
  'due.late': 'મોડું',
  'due.on': '{day} સુધીમાં',
  'due.paused': 'સમય {moment} સુધી અટકાવ્યો છે: {reason}',
  'due.source': 'આ સમયમર્યાદા ક્યાં પ્રકાશિત થઈ છે',
  'due.lastHour': 'એક કલાકથી ઓછું બાકી',
  'due.firstHour': 'એક કલાકથી ઓછું મોડું',
  'dueReason.category': 'પ્રકાર બદલાયો',
  'dueReason.priority': 'પ્રાથમિકતા બદલાઈ',
  'dueReason.ward': 'વોર્ડ જાણવા મળ્યો',
  'dueReason.pause': 'સમય અટકાવ્યો',
  'dueReason.resume': 'અટકાવ વહેલો પૂરો કર્યો',
  'dueReason.reopen': 'સમસ્યા ફરી ખોલી',
  'due.pauses': 'સમય ક્યારે અટકાવ્યો હતો',
  'officeLink.photosHint': 'માત્ર “સમસ્યા ઉકેલાઈ છે” સાથે.',
  'officeLink.full': 'આ લિંકથી {n} જવાબ મોકલાયા છે. હવે વધુ મોકલી શકાતા નથી.',
};
