import type { FigureTexts } from './en';

export const figures: FigureTexts = {
  'nav.figures': 'পরিসংখ্যান',
  'figures.title': '{city}-এর পরিসংখ্যান',
  'figures.byMonth': 'মাস অনুযায়ী জানানো ও ঠিক করা',
  'figures.chart': '{from} থেকে {to} পর্যন্ত স্তম্ভ: জানানো ও ঠিক করা। সংখ্যা নিচের সারণিতে।',
  'figures.month': 'মাস',
  'figures.fixed': 'ঠিক করা',
  'figures.late': 'দেরি',
  'figures.backlog': 'খোলা সমস্যা, বয়স অনুযায়ী',
  'figures.age': 'বয়স',
  'figures.days': '{from} থেকে {to} দিন',
  'figures.older': '{n} দিনের বেশি',
  'figures.byWard': 'ওয়ার্ড ও ধরন অনুযায়ী',
  'figures.noWard': 'ওয়ার্ড অজানা',
  'figures.csv': 'এই সারণি CSV-তে',
  'figures.method': 'এই পরিসংখ্যান কীভাবে তৈরি',
  'figures.how':
    'এখানে সবাই দেখতে পান এমন সমস্যা থেকে, বড়জোর এক মিনিট আগে গোনা; মাস শহরের সময় অনুযায়ী। সমস্যা তার বর্তমান সমাধানের মাসে ঠিক করা বলে গোনা হয়; মেরামত ছাড়া বন্ধ হলে গোনা হয় না। মধ্যমা ও সময়মতোর ভাগ গত 12 মাসের যেসব অভিযোগের সময়সীমা আছে সেগুলির; {n}টির কম হলে দেখানো হয় না।',
  'figures.licence': 'তথ্যের লাইসেন্স: {name}',
};
