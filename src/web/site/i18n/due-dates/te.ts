import type { DueDateTexts } from './en';

/** The texts of due dates in Telugu. */
export const dueDates: DueDateTexts = {
  'due.by': '{moment} లోగా పరిష్కరించాలి',
  dueDays_one: '{n} రోజు మిగిలింది',
  dueDays_other: '{n} రోజులు మిగిలాయి',
  dueHours_one: '{n} గంట మిగిలింది',
  dueHours_other: '{n} గంటలు మిగిలాయి',
  lateDays_one: '{n} రోజు ఆలస్యం',
  lateDays_other: '{n} రోజులు ఆలస్యం',
  lateHours_one: '{n} గంట ఆలస్యం',
  lateHours_other: '{n} గంటలు ఆలస్యం',
  'due.late': 'ఆలస్యం',
  'due.on': '{day} లోగా',
  'due.paused': 'గడువు {moment} వరకు ఆపబడింది: {reason}',
  'due.source': 'ఈ గడువు ఎక్కడ ప్రచురించబడింది',
  'due.lastHour': 'గంట కంటే తక్కువ మిగిలింది',
  'due.firstHour': 'గంట కంటే తక్కువ ఆలస్యం',
  'dueReason.category': 'వర్గం మారింది',
  'dueReason.priority': 'ప్రాధాన్యం మారింది',
  'dueReason.ward': 'వార్డు తెలిసింది',
  'dueReason.pause': 'గడువు ఆపబడింది',
  'dueReason.resume': 'నిలుపుదల ముందుగానే ముగిసింది',
  'dueReason.reopen': 'సమస్య మళ్లీ తెరవబడింది',
  'due.pauses': 'గడువు ఎప్పుడు ఆపబడింది',
  'officeLink.photosHint': '“పరిష్కరించబడింది” తో మాత్రమే.',
  'officeLink.full': 'ఈ లింక్ ద్వారా {n} సమాధానాలు పంపబడ్డాయి. ఇక పంపడం కుదరదు.',
};
