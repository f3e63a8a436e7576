import type { PartTexts } from './en';

export const parts: PartTexts = {
  'bar.label': 'প্রধান পাতা',
  'bar.map': 'মানচিত্র',
  'bar.report': 'অভিযোগ',
  'bar.mine': 'আমার',
  'city.switch': 'অন্যান্য শহর',
  'map.title': '{city}-এর মানচিত্র',
  'map.scripts': 'মানচিত্রের জন্য স্ক্রিপ্ট দরকার। তালিকায় একই সমস্যাগুলি আছে।',
  'filter.more': 'ফিল্টার',
  'search.label': 'রাস্তা, এলাকা, শব্দ বা পিনকোড',
  'home.question': 'আপনার রাস্তায় কী খারাপ?',
  'home.photo': 'ছবি দিয়ে জানান',
  'home.how': 'ছবি তুলুন। কোন দপ্তর ঠিক করবে তা আমরা খুঁজি, এবং কী হল তা জানাই।',
  'bar.issues': 'তালিকা',
  'outcome.not_ours': 'মেরামত হয়নি: এটি অন্য দপ্তরের কাজ',
  'outcome.not_found': 'মেরামত হয়নি: সেখানে কিছু পাওয়া যায়নি',
  'outcome.duplicate': 'মেরামত হয়নি: এটি আগেই জানানো হয়েছে',
  'outcome.planned': 'এখনও মেরামত হয়নি: কাজের পরিকল্পনা আছে',
  'outcome.not_permitted': 'মেরামত হয়নি: নিয়মে অনুমতি নেই',
  'outcome.private_property': 'মেরামত হয়নি: এটি ব্যক্তিগত সম্পত্তিতে',
  'outcome.other': 'মেরামত হয়নি',
};
