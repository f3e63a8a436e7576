import type { PosterTexts } from './en';

export const posters: PosterTexts = {
  'poster.list': 'কোডসহ পোস্টার',
  'poster.lead': 'যেখানে প্রায়ই কিছু নষ্ট হয় সেখানে একটি টাঙান। এর কোড জায়গা ও ধরন পূরণ করা ফর্ম খোলে।',
  'poster.question': 'এখানে কিছু নষ্ট হয়েছে?',
  'poster.scan': 'কোড স্ক্যান করুন, ছবি তুলুন, পাঠান। যে অফিস ঠিক করবে তা আমরা খুঁজি।',
  'poster.pick': 'এক ধরনের সমস্যার পোস্টার:',
};
