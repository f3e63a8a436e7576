import type { Language } from '../../kernel/languages';
import type { RequestRow } from './privacy-request.queries';

interface MailTexts {
  subject: string;
  /** `{id}` is that of the request. */
  asked: string;
  answer: string;
  board: string;
}

const TEXTS: Readonly<Record<Language, MailTexts>> = {
  en: {
    subject: 'The answer to your request about your data',
    asked: 'You asked us this (request {id}):',
    answer: 'Our answer:',
    board: 'If you are not satisfied, you can complain to the Data Protection Board of India.',
  },
  hi: {
    subject: 'आपके डेटा के बारे में आपके अनुरोध का उत्तर',
    asked: 'आपने हमसे यह पूछा (अनुरोध {id}):',
    answer: 'हमारा उत्तर:',
    board: 'यदि आप संतुष्ट न हों, तो भारतीय डेटा संरक्षण बोर्ड में शिकायत कर सकते हैं।',
  },
  mr: {
    subject: 'तुमच्या डेटाबद्दलच्या विनंतीचे उत्तर',
    asked: 'तुम्ही आम्हाला हे विचारले (विनंती {id}):',
    answer: 'आमचे उत्तर:',
    board: 'तुमचे समाधान झाले नाही, तर तुम्ही भारतीय डेटा संरक्षण मंडळाकडे तक्रार करू शकता.',
  },
  kn: {
    subject: 'ನಿಮ್ಮ ಡೇಟಾ ಬಗ್ಗೆ ನಿಮ್ಮ ವಿನಂತಿಗೆ ಉತ್ತರ',
    asked: 'ನೀವು ನಮ್ಮನ್ನು ಕೇಳಿದ್ದು (ವಿನಂತಿ {id}):',
    answer: 'ನಮ್ಮ ಉತ್ತರ:',
    board: 'ನಿಮಗೆ ತೃಪ್ತಿಯಾಗದಿದ್ದರೆ, ಭಾರತೀಯ ಡೇಟಾ ಸಂರಕ್ಷಣಾ ಮಂಡಳಿಗೆ ದೂರು ನೀಡಬಹುದು.',
  },
  ta: {
    subject: 'உங்கள் தரவு பற்றிய கோரிக்கைக்குப் பதில்',
    asked: 'நீங்கள் எங்களிடம் கேட்டது (கோரிக்கை {id}):',
    answer: 'எங்கள் பதில்:',
    board: 'திருப்தியில்லையெனில், இந்தியத் தரவுப் பாதுகாப்பு வாரியத்திடம் புகார் செய்யலாம்.',
  },
  te: {
    subject: 'మీ డేటా గురించి మీ అభ్యర్థనకు జవాబు',
    asked: 'మీరు మమ్మల్ని ఇది అడిగారు (అభ్యర్థన {id}):',
    answer: 'మా జవాబు:',
    board: 'మీకు సంతృప్తి లేకపోతే, భారత డేటా రక్షణ మండలికి ఫిర్యాదు చేయవచ్చు.',
  },
  bn: {
    subject: 'আপনার ডেটা সম্পর্কে অনুরোধের উত্তর',
    asked: 'আপনি আমাদের জিজ্ঞাসা করেছিলেন (অনুরোধ {id}):',
    answer: 'আমাদের উত্তর:',
    board: 'সন্তুষ্ট না হলে আপনি ভারতের ডেটা সুরক্ষা বোর্ডে অভিযোগ করতে পারেন।',
  },
  gu: {
    subject: 'તમારા ડેટા વિશેની વિનંતીનો જવાબ',
    asked: 'તમે અમને આ પૂછ્યું (વિનંતી {id}):',
    answer: 'અમારો જવાબ:',
    board: 'સંતોષ ન થાય, તો તમે ભારતના ડેટા સંરક્ષણ બોર્ડને ફરિયાદ કરી શકો છો.',
  },
};

/** The mail with the answer to a request, in its language. */
export function answerMail({ id, text, answer, language }: RequestRow) {
  const { subject, asked, answer: ours, board } = TEXTS[language];
  const body = [asked.replace('{id}', id), text, ours, answer ?? '', board].join('\n\n');
  return { subject, body, language };
}
