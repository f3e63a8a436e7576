import type { privacy as en } from './en';

export const privacy: Record<keyof typeof en, string> = {
  'privacy.title': 'আপনাকে কীভাবে দেখানো হয়',
  'privacy.welcome': 'শুরু করার আগে: আপনাকে কীভাবে দেখাব?',
  'privacy.lead':
    'অভিযোগ ও বার্তা সবাই দেখতে পান। সেগুলিতে কার নাম থাকবে তা আপনি বেছে নেন, এবং যে কোনো সময় বদলাতে পারেন।',
  'privacy.shownAs': 'আমাকে এভাবে দেখান',
  'privacy.anonymous': 'একজন নাগরিক, নাম ছাড়া',
  'privacy.pseudonym': 'আমার ছদ্মনাম',
  'privacy.name': 'আমার নাম, {name}',
  'privacy.pseudonymLabel': 'ছদ্মনাম',
  'privacy.pseudonymHint': '3 থেকে 40 অক্ষর। 30 দিনে একবার বদলানো যায়।',
  'privacy.ownName': 'সংশোধিত নাম',
  'privacy.ownNameHint': 'আপনার অ্যাকাউন্টের নামের বদলে। খালি: পরের সাইন-ইন থেকে আপনার অ্যাকাউন্টের নাম।',
  'privacy.listed': 'তালিকা ও ক্রমতালিকায় আমাকে দেখান',
  'privacy.showPicture': 'আমার ছবি দেখান',
  'privacy.save': 'সংরক্ষণ করুন',
  'privacy.saved': 'আপনার পছন্দ সংরক্ষিত হয়েছে।',
  'privacy.asChosen': 'আপনি যেমন বেছেছেন',
  'privacy.citizen': 'একজন নাগরিক',
  'privacy.inIssue': 'এখানে আমাকে এভাবে দেখান',
  'privacy.change': 'বদলান',
  'done.privacy': 'আপনার পছন্দ সংরক্ষিত হয়েছে।',
  'problem.pseudonym':
    'এই ছদ্মনাম নেওয়া হয়েছে, নেওয়া ছদ্মনামের মতো দেখতে, অথবা কোনো পদের নাম। 3 থেকে 40 অক্ষরের একটি বেছে নিন।',
  'problem.pseudonymNew': 'ছদ্মনাম 30 দিনের কম আগে বদলানো হয়েছে।',
  'problem.ownName': 'এই নাম ব্যবহার করা যায় না।',
};
