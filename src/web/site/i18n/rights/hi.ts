import type { rights as en } from './en';

export const rights: Record<keyof typeof en, string> = {
  'notice.link': 'हम आपके बारे में क्या रखते हैं, और क्यों',
  'notice.published': 'यहाँ आप जो भेजते हैं वह सबको दिखता है।',
  'notice.record': 'प्रसंस्करण का पूरा अभिलेख, प्रोग्रामों के लिए',
  'notice.version': 'संस्करण {version}',
};
