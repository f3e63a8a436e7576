import type { consents as en } from './en';

export const consents: Record<keyof typeof en, string> = {
  'consent.title': 'আপনি কীসে সম্মত',
  'consent.lead': 'এগুলোর প্রতিটি আপনি যেকোনো সময় প্রত্যাহার করতে পারেন। তা সঙ্গে সঙ্গে শেষ হয়।',
  'consent.listing': 'তালিকা ও ক্রমতালিকায় দেখানো',
  'consent.picture': 'আমার ছবি দেখানো',
  'consent.alerts': 'আমি যা অনুসরণ করি ও জানাই সে বিষয়ে মেল',
  'consent.push': 'আমার ডিভাইসে বার্তা',
  'consent.contact': 'কর্মীরা আমার অভিযোগ নিয়ে আমার সঙ্গে যোগাযোগ করুন',
  'consent.given': '{day} তারিখে সম্মত',
  'consent.off': 'এখন নয়',
  'consent.withdraw': 'প্রত্যাহার করুন',
  'consent.give': 'সম্মত',
};
