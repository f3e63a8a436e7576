import type { DueDateTexts } from './en';

/** The texts of due dates in Marathi. */
export const dueDates: DueDateTexts = {
  'due.by': '{moment} पर्यंत सोडवायचे आहे',
  dueDays_one: '{n} दिवस बाकी',
  dueDays_other: '{n} दिवस बाकी',
  dueHours_one: '{n} तास बाकी',
  dueHours_other: '{n} तास बाकी',
  lateDays_one: '{n} दिवस उशीर',
  lateDays_other: '{n} दिवस उशीर',
  lateHours_one: '{n} तास उशीर',
  lateHours_other: '{n} तास उशीर',
  'due.late': 'उशीर',
  'due.on': '{day} पर्यंत',
  'due.paused': 'वेळ {moment} पर्यंत थांबवली आहे: {reason}',
  'due.source': 'ही मुदत कुठे प्रसिद्ध झाली',
  'due.lastHour': 'एका तासापेक्षा कमी वेळ बाकी',
  'due.firstHour': 'एका तासापेक्षा कमी उशीर',
  'dueReason.category': 'प्रकार बदलला',
  'dueReason.priority': 'प्राधान्य बदलले',
  'dueReason.ward': 'प्रभाग कळला',
  'dueReason.pause': 'वेळ थांबवली',
  'dueReason.resume': 'थांबवलेली वेळ आधीच सुरू केली',
  'dueReason.reopen': 'समस्या पुन्हा उघडली',
  'due.pauses': 'वेळ कधी थांबवली होती',
  'officeLink.photosHint': 'फक्त “समस्या सोडवली आहे” सोबत.',
  'officeLink.full': 'या दुव्यावरून {n} उत्तरे पाठवली आहेत. आणखी उत्तरे पाठवता येत नाहीत.',
};
