import type { DueDateTexts } from './en';

/** The texts of due dates in Hindi. */
export const dueDates: DueDateTexts = {
  'due.by': '{moment} तक हल होना है',
  dueDays_one: '{n} दिन शेष',
  dueDays_other: '{n} दिन शेष',
  dueHours_one: '{n} घंटा शेष',
  dueHours_other: '{n} घंटे शेष',
  lateDays_one: '{n} दिन की देरी',
  lateDays_other: '{n} दिन की देरी',
  lateHours_one: '{n} घंटे की देरी',
  lateHours_other: '{n} घंटे की देरी',
  'due.late': 'देरी से',
  'due.on': '{day} तक',
  'due.paused': 'समय {moment} तक रुका है: {reason}',
  'due.source': 'यह समय-सीमा कहाँ प्रकाशित है',
  'due.lastHour': 'एक घंटे से कम शेष',
  'due.firstHour': 'एक घंटे से कम की देरी',
  'dueReason.category': 'श्रेणी बदली गई',
  'dueReason.priority': 'प्राथमिकता बदली गई',
  'dueReason.ward': 'वार्ड का पता चला',
  'dueReason.pause': 'समय रोका गया',
  'dueReason.resume': 'रोक समय से पहले हटाई गई',
  'dueReason.reopen': 'समस्या फिर से खोली गई',
  'due.pauses': 'समय कब रुका रहा',
  'officeLink.photosHint': 'केवल “समस्या हल हो गई है” के साथ।',
  'officeLink.full': 'इस लिंक से {n} उत्तर भेजे जा चुके हैं। इससे और उत्तर नहीं भेजे जा सकते।',
};
