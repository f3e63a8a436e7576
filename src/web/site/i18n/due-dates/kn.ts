import type { DueDateTexts } from './en';

/** The texts of due dates in Kannada. */
export const dueDates: DueDateTexts = {
  'due.by': '{moment} ರ ಒಳಗೆ ಪರಿಹರಿಸಬೇಕು',
  dueDays_one: '{n} ದಿನ ಉಳಿದಿದೆ',
  dueDays_other: '{n} ದಿನಗಳು ಉಳಿದಿವೆ',
  dueHours_one: '{n} ಗಂಟೆ ಉಳಿದಿದೆ',
  dueHours_other: '{n} ಗಂಟೆಗಳು ಉಳಿದಿವೆ',
  lateDays_one: '{n} ದಿನ ತಡ',
  lateDays_other: '{n} ದಿನಗಳು ತಡ',
  lateHours_one: '{n} ಗಂಟೆ ತಡ',
  lateHours_other: '{n} ಗಂಟೆಗಳು ತಡ',
  'due.late': 'ತಡವಾಗಿದೆ',
  'due.on': '{day} ರ ಒಳಗೆ',
  'due.paused': 'ಗಡುವನ್ನು {moment} ರವರೆಗೆ ತಡೆಹಿಡಿಯಲಾಗಿದೆ: {reason}',
  'due.source': 'ಈ ಗಡುವು ಎಲ್ಲಿ ಪ್ರಕಟವಾಗಿದೆ',
  'due.lastHour': 'ಒಂದು ಗಂಟೆಗಿಂತ ಕಡಿಮೆ ಉಳಿದಿದೆ',
  'due.firstHour': 'ಒಂದು ಗಂಟೆಗಿಂತ ಕಡಿಮೆ ತಡ',
  'dueReason.category': 'ವರ್ಗ ಬದಲಾಗಿದೆ',
  'dueReason.priority': 'ಆದ್ಯತೆ ಬದಲಾಗಿದೆ',
  'dueReason.ward': 'ವಾರ್ಡ್ ತಿಳಿದುಬಂದಿದೆ',
  'dueReason.pause': 'ಗಡುವನ್ನು ತಡೆಹಿಡಿಯಲಾಯಿತು',
  'dueReason.resume': 'ತಡೆಯನ್ನು ಮೊದಲೇ ತೆಗೆಯಲಾಯಿತು',
  'dueReason.reopen': 'ಸಮಸ್ಯೆಯನ್ನು ಮತ್ತೆ ತೆರೆಯಲಾಯಿತು',
  'due.pauses': 'ಗಡುವನ್ನು ಯಾವಾಗ ತಡೆಹಿಡಿಯಲಾಗಿತ್ತು',
  'officeLink.photosHint': '“ಪರಿಹರಿಸಲಾಗಿದೆ” ಎಂಬುದರೊಂದಿಗೆ ಮಾತ್ರ.',
  'officeLink.full': 'ಈ ಕೊಂಡಿಯಿಂದ {n} ಉತ್ತರಗಳನ್ನು ಕಳುಹಿಸಲಾಗಿದೆ. ಇನ್ನು ಕಳುಹಿಸಲಾಗದು.',
};
