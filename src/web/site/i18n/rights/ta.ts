import type { rights as en } from './en';

export const rights: Record<keyof typeof en, string> = {
  'notice.link': 'உங்களைப் பற்றி எதை, ஏன் வைத்திருக்கிறோம்',
  'notice.published': 'இங்கே நீங்கள் அனுப்புவது அனைவருக்கும் தெரியும்.',
  'notice.record': 'செயலாக்கத்தின் முழுப் பதிவு, நிரல்களுக்கு',
  'notice.version': 'பதிப்பு {version}',
};
