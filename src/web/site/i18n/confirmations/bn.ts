import type { ConfirmationTextsOfSite } from './en';

/** The texts about whether issues were repaired in Bengali. */
export const confirmations: ConfirmationTextsOfSite = {
  'confirm.title': 'এটি কি মেরামত হয়েছে?',
  'confirm.lead': 'শহর কর্তৃপক্ষ বলছে যে এটি মেরামত হয়েছে। আপনি এটি জানেন: এটি কি ঠিক হয়েছে?',
  'confirm.yes': 'হ্যাঁ, মেরামত হয়েছে',
  'confirm.partly': 'আংশিক',
  'confirm.no': 'না, মেরামত হয়নি',
  'confirm.words': 'এখনও কী ঠিক নেই? (ঐচ্ছিক)',
  'confirm.wordsHint': 'সমস্যাটি আবার খোলা হলে, এটি আপনার নাম ছাড়া সবাইকে দেখানো হবে।',
  'confirm.send': 'উত্তর পাঠান',
  'done.confirm': 'আপনার উত্তরের জন্য ধন্যবাদ। সিদ্ধান্ত না হওয়া পর্যন্ত আপনি এটি বদলাতে পারেন।',
  'confirm.decided': 'আপনার উত্তরের জন্য ধন্যবাদ। এর সঙ্গে সিদ্ধান্ত হয়ে গেছে।',
  'confirm.mail': 'এটি কি মেরামত হয়েছে? {title}',
  'confirm.mailBody': 'শহর কর্তৃপক্ষ বলছে যে এটি মেরামত হয়েছে: {title}',
  'confirm.mailWhy':
    'আপনি এটি জানিয়েছেন, সমর্থন করেছেন বা অনুসরণ করছেন, তাই আপনাকে জিজ্ঞাসা করা হচ্ছে। লোকেরা যদি বলে যে এটি মেরামত হয়নি, তবে সমস্যাটি আবার খোলা হয়।',
  'confirm.counts': '{yes} জন বলছেন হ্যাঁ, {partly} জন আংশিক, {no} জন না।',
  'confirm.asked': 'এটি মেরামত হয়েছে কি না, লোকেদের জিজ্ঞাসা করা হচ্ছে।',
  'confirm.confirmed': 'লোকেরা বলছেন যে এটি মেরামত হয়েছে।',
  'confirm.disputed': 'লোকেরা বলছেন যে এটি মেরামত হয়নি।',
  'confirm.unconfirmed': 'এটি মেরামত হয়েছে কি না, তা নিশ্চিত নয়।',
  'confirm.waiting': 'এগুলি কি মেরামত হয়েছে?',
  'confirm.figure': 'লোকেদের নিশ্চিত করা মেরামত',
  'confirm.figureHow': 'প্রতিটি মেরামতের পরে লোকেদের জিজ্ঞাসা করা হয়। {n}টি সিদ্ধান্ত হলে সংখ্যা দেখানো হয়।',
  'confirm.figureConfirmed': 'লোকেদের মতে মেরামত হয়েছে',
  'confirm.figureDisputed': 'লোকেদের মতে মেরামত হয়নি',
  'confirm.figureUnconfirmed': 'নিশ্চিত নয়',
  'confirm.figureNotRepaired': 'মেরামত ছাড়াই বন্ধ',
  'confirm.figureData': 'সব ওয়ার্ডের এই সংখ্যা (CSV)',
  'confirm.badAnswer': 'একটি উত্তর বেছে নিন।',
  'confirm.badWords': 'সর্বাধিক 1,000 অক্ষর লিখুন।',
};
