import type { DueDateTexts } from './en';

/** The texts of due dates in Bengali. */
export const dueDates: DueDateTexts = {
  'due.by': '{moment} এর মধ্যে সমাধান করতে হবে',
  dueDays_one: '{n} দিন বাকি',
  dueDays_other: '{n} দিন বাকি',
  dueHours_one: '{n} ঘণ্টা বাকি',
  dueHours_other: '{n} ঘণ্টা বাকি',
  lateDays_one: '{n} দিন দেরি',
  lateDays_other: '{n} দিন দেরি',
  lateHours_one: '{n} ঘণ্টা দেরি',
  lateHours_other: '{n} ঘণ্টা দেরি',
  'due.late': 'দেরি হয়েছে',
  'due.on': '{day} এর মধ্যে',
  'due.paused': 'সময়সীমা {moment} পর্যন্ত থামানো আছে: {reason}',
  'due.source': 'এই সময়সীমা কোথায় প্রকাশিত',
  'due.lastHour': 'এক ঘণ্টার কম বাকি',
  'due.firstHour': 'এক ঘণ্টার কম দেরি',
  'dueReason.category': 'বিভাগ বদলেছে',
  'dueReason.priority': 'অগ্রাধিকার বদলেছে',
  'dueReason.ward': 'ওয়ার্ড জানা গেছে',
  'dueReason.pause': 'সময়সীমা থামানো হয়েছে',
  'dueReason.resume': 'বিরতি আগেই শেষ হয়েছে',
  'dueReason.reopen': 'সমস্যাটি আবার খোলা হয়েছে',
  'due.pauses': 'সময়সীমা কখন থামানো ছিল',
  'officeLink.photosHint': 'শুধু “সমাধান হয়েছে”-এর সঙ্গে।',
  'officeLink.full': 'এই লিঙ্ক থেকে {n}টি উত্তর পাঠানো হয়েছে। আর পাঠানো যাবে না।',
};
