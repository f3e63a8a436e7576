import type { Language } from '../../kernel/languages';

/** What people and the authority are told of a breach. */
export interface Breach {
  /** The address of the site. */
  site: string;
  /** Since when, and until when, data was in reach. */
  from: string;
  to: string;
  /** Whom people ask. */
  contact: string;
}

/** The subject, then the paragraphs; only what the operator knows is left open. */
const PERSON: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Your personal data at {site}',
    'Personal data of yours was read by somebody who should not have read it. This happened between {from} and {to}.',
    'What was in reach: {what}',
    'What this can mean for you: [to be filled in]',
    'What we have done: [to be filled in]',
    'What you can do: [to be filled in]',
    'Whom you can ask: {contact}',
  ],
  hi: [
    '{site} पर आपका निजी डेटा',
    'आपका निजी डेटा किसी ऐसे व्यक्ति ने पढ़ा जिसे नहीं पढ़ना चाहिए था। यह {from} और {to} के बीच हुआ।',
    'क्या पहुँच में था: {what}',
    'आपके लिए इसका क्या अर्थ हो सकता है: [to be filled in]',
    'हमने क्या किया: [to be filled in]',
    'आप क्या कर सकते हैं: [to be filled in]',
    'आप किससे पूछ सकते हैं: {contact}',
  ],
  mr: [
    '{site} वरील तुमचा वैयक्तिक डेटा',
    'तुमचा वैयक्तिक डेटा ज्यांनी वाचायला नको होता अशा व्यक्तीने वाचला. हे {from} ते {to} दरम्यान घडले.',
    'काय आवाक्यात होते: {what}',
    'तुमच्यासाठी याचा अर्थ काय असू शकतो: [to be filled in]',
    'आम्ही काय केले: [to be filled in]',
    'तुम्ही काय करू शकता: [to be filled in]',
    'तुम्ही कोणाला विचारू शकता: {contact}',
  ],
  kn: [
    '{site} ನಲ್ಲಿ ನಿಮ್ಮ ವೈಯಕ್ತಿಕ ಡೇಟಾ',
    'ನಿಮ್ಮ ವೈಯಕ್ತಿಕ ಡೇಟಾವನ್ನು ಓದಬಾರದ ವ್ಯಕ್ತಿ ಓದಿದ್ದಾರೆ. ಇದು {from} ಮತ್ತು {to} ನಡುವೆ ನಡೆಯಿತು.',
    'ಏನು ಲಭ್ಯವಿತ್ತು: {what}',
    'ನಿಮಗೆ ಇದರ ಅರ್ಥ ಏನಿರಬಹುದು: [to be filled in]',
    'ನಾವು ಏನು ಮಾಡಿದ್ದೇವೆ: [to be filled in]',
    'ನೀವು ಏನು ಮಾಡಬಹುದು: [to be filled in]',
    'ನೀವು ಯಾರನ್ನು ಕೇಳಬಹುದು: {contact}',
  ],
  ta: [
    '{site} தளத்தில் உங்கள் தனிப்பட்ட தரவு',
    'உங்கள் தனிப்பட்ட தரவைப் படிக்கக் கூடாத ஒருவர் படித்துள்ளார். இது {from} முதல் {to} வரை நடந்தது.',
    'எது எட்டும் நிலையில் இருந்தது: {what}',
    'உங்களுக்கு இதன் பொருள்: [to be filled in]',
    'நாங்கள் செய்தது: [to be filled in]',
    'நீங்கள் செய்யக்கூடியது: [to be filled in]',
    'நீங்கள் கேட்கக்கூடியவர்: {contact}',
  ],
  te: [
    '{site}లో మీ వ్యక్తిగత డేటా',
    'మీ వ్యక్తిగత డేటాను చదవకూడని వ్యక్తి చదివారు. ఇది {from}, {to} మధ్య జరిగింది.',
    'అందుబాటులో ఉన్నది: {what}',
    'మీకు దీని అర్థం: [to be filled in]',
    'మేము చేసినది: [to be filled in]',
    'మీరు చేయగలిగేది: [to be filled in]',
    'మీరు ఎవరిని అడగవచ్చు: {contact}',
  ],
  bn: [
    '{site}-এ আপনার ব্যক্তিগত তথ্য',
    'আপনার ব্যক্তিগত তথ্য এমন কেউ পড়েছেন যাঁর পড়া উচিত ছিল না। এটি {from} থেকে {to}-এর মধ্যে ঘটেছে।',
    'যা নাগালে ছিল: {what}',
    'আপনার জন্য এর অর্থ কী হতে পারে: [to be filled in]',
    'আমরা কী করেছি: [to be filled in]',
    'আপনি কী করতে পারেন: [to be filled in]',
    'কাকে জিজ্ঞাসা করতে পারেন: {contact}',
  ],
  gu: [
    '{site} પર તમારો અંગત ડેટા',
    'તમારો અંગત ડેટા એવી વ્યક્તિએ વાંચ્યો જેણે વાંચવો જોઈતો ન હતો. આ {from} અને {to} વચ્ચે થયું.',
    'શું પહોંચમાં હતું: {what}',
    'તમારા માટે આનો અર્થ શું હોઈ શકે: [to be filled in]',
    'અમે શું કર્યું: [to be filled in]',
    'તમે શું કરી શકો: [to be filled in]',
    'તમે કોને પૂછી શકો: {contact}',
  ],
};

/** The draft of the mail to a person, in their language. @param what the data that was in reach */
export function draftForPerson(
  language: Language,
  breach: Breach,
  what: string,
): { subject: string; body: string } {
  const [subject = '', ...lines] = PERSON[language].map((line) => filled(line, { ...breach, what }));
  return { subject, body: lines.join('\n\n') };
}

/**
 * The draft of the report to the Data Protection Board, by rule 7 of the DPDP Rules, 2025.
 * @param extent how many people, and which data
 * @param known when the operator learned of the breach, and until when the report is due
 */
export function draftForAuthority(
  breach: Breach,
  { extent, nature }: { extent: string; nature: string },
  { known, due }: { known: string; due: string },
): string {
  const { site, from, to, contact } = breach;
  return `${[
    'To the Data Protection Board of India: breach of personal data',
    `Data Fiduciary: [to be filled in], ${site}`,
    `Known since: ${known}. This report is due by ${due} (72 hours). People and the Board are told without delay.`,
    `Nature: ${nature}`,
    `Extent: ${extent}`,
    `Time: from ${from} to ${to}. Place: [to be filled in]`,
    'Likely consequences: [to be filled in]',
    'Measures taken against the risk: [to be filled in]',
    'What is known of who caused it: [to be filled in]',
    'Measures against a repetition: [to be filled in]',
    'How people were told: [to be filled in]',
    `Contact: ${contact}`,
  ].join('\n\n')}\n`;
}

function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
