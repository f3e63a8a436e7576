import type { rights as en } from './en';

export const rights: Record<keyof typeof en, string> = {
  'notice.link': 'আমরা আপনার সম্পর্কে কী রাখি, এবং কেন',
  'notice.published': 'আপনি এখানে যা পাঠান তা সবাই দেখে।',
  'notice.record': 'প্রক্রিয়াকরণের পূর্ণ নথি, প্রোগ্রামের জন্য',
  'notice.version': 'সংস্করণ {version}',
};
