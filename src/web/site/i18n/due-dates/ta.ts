import type { DueDateTexts } from './en';

/** The texts of due dates in Tamil. */
export const dueDates: DueDateTexts = {
  'due.by': '{moment} க்குள் தீர்க்கப்பட வேண்டும்',
  dueDays_one: '{n} நாள் மீதம்',
  dueDays_other: '{n} நாட்கள் மீதம்',
  dueHours_one: '{n} மணி நேரம் மீதம்',
  dueHours_other: '{n} மணி நேரம் மீதம்',
  lateDays_one: '{n} நாள் தாமதம்',
  lateDays_other: '{n} நாட்கள் தாமதம்',
  lateHours_one: '{n} மணி நேரம் தாமதம்',
  lateHours_other: '{n} மணி நேரம் தாமதம்',
  'due.late': 'தாமதம்',
  'due.on': '{day} க்குள்',
  'due.paused': 'காலக்கெடு {moment} வரை நிறுத்தப்பட்டுள்ளது: {reason}',
  'due.source': 'இந்தக் காலக்கெடு வெளியிடப்பட்ட இடம்',
  'due.lastHour': 'ஒரு மணி நேரத்திற்கும் குறைவாக மீதம்',
  'due.firstHour': 'ஒரு மணி நேரத்திற்கும் குறைவான தாமதம்',
  'dueReason.category': 'வகை மாற்றப்பட்டது',
  'dueReason.priority': 'முன்னுரிமை மாற்றப்பட்டது',
  'dueReason.ward': 'வார்டு கண்டறியப்பட்டது',
  'dueReason.pause': 'காலக்கெடு நிறுத்தப்பட்டது',
  'dueReason.resume': 'நிறுத்தம் முன்னதாக முடிக்கப்பட்டது',
  'dueReason.reopen': 'பிரச்சினை மீண்டும் திறக்கப்பட்டது',
  'due.pauses': 'காலக்கெடு நிறுத்தப்பட்ட நேரங்கள்',
  'officeLink.photosHint': '“தீர்க்கப்பட்டது” என்பதுடன் மட்டும்.',
  'officeLink.full': 'இந்த இணைப்பின் மூலம் {n} பதில்கள் அனுப்பப்பட்டுள்ளன. மேலும் அனுப்ப முடியாது.',
};
