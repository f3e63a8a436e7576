import type { ConfirmationAnswer } from '../../kernel/confirmations';
import type { Language } from '../../kernel/languages';

/** What somebody is told who asked for no more messages. */
export const STOPPED: Readonly<Record<Language, string>> = {
  en: 'You will get no more messages from us. Write to us at any time to get them again.',
  hi: 'अब आपको हमसे कोई संदेश नहीं मिलेगा। फिर से पाने के लिए हमें कभी भी लिखें।',
  mr: 'आता तुम्हाला आमच्याकडून संदेश मिळणार नाहीत. पुन्हा मिळवण्यासाठी आम्हाला कधीही लिहा.',
  kn: 'ಇನ್ನು ಮುಂದೆ ನಿಮಗೆ ನಮ್ಮಿಂದ ಸಂದೇಶಗಳು ಬರುವುದಿಲ್ಲ. ಮತ್ತೆ ಪಡೆಯಲು ನಮಗೆ ಯಾವಾಗ ಬೇಕಾದರೂ ಬರೆಯಿರಿ.',
  ta: 'இனி எங்களிடமிருந்து உங்களுக்குச் செய்திகள் வராது. மீண்டும் பெற எப்போது வேண்டுமானாலும் எங்களுக்கு எழுதுங்கள்.',
  te: 'ఇకపై మా నుండి మీకు సందేశాలు రావు. మళ్లీ పొందడానికి మాకు ఎప్పుడైనా రాయండి.',
  bn: 'আপনি আমাদের কাছ থেকে আর কোনো বার্তা পাবেন না। আবার পেতে যেকোনো সময় আমাদের লিখুন।',
  gu: 'હવે તમને અમારા તરફથી સંદેશા મળશે નહીં. ફરી મેળવવા અમને ગમે ત્યારે લખો.',
};

/** What somebody is told who asked to delete everything. */
export const DELETED: Readonly<Record<Language, string>> = {
  en: 'We have deleted your messages and your number. Reports made of them stay, without you. This message goes after 30 days.',
  hi: 'हमने आपके संदेश और आपका नंबर मिटा दिया है। उनसे बनी शिकायतें आपके बिना रहती हैं। यह संदेश 30 दिन बाद मिट जाता है।',
  mr: 'आम्ही तुमचे संदेश आणि तुमचा नंबर पुसला आहे. त्यांपासून झालेल्या तक्रारी तुमच्याशिवाय राहतात. हा संदेश 30 दिवसांनी पुसला जातो.',
  kn: 'ನಿಮ್ಮ ಸಂದೇಶಗಳು ಮತ್ತು ಸಂಖ್ಯೆಯನ್ನು ಅಳಿಸಿದ್ದೇವೆ. ಅವುಗಳಿಂದಾದ ದೂರುಗಳು ನಿಮ್ಮ ಹೆಸರಿಲ್ಲದೆ ಉಳಿಯುತ್ತವೆ. ಈ ಸಂದೇಶ 30 ದಿನಗಳ ನಂತರ ಅಳಿಯುತ್ತದೆ.',
  ta: 'உங்கள் செய்திகளையும் எண்ணையும் நீக்கிவிட்டோம். அவற்றிலிருந்து உருவான புகார்கள் உங்கள் விவரமின்றி இருக்கும். இந்தச் செய்தி 30 நாட்களில் நீக்கப்படும்.',
  te: 'మీ సందేశాలను, నంబర్‌ను తొలగించాము. వాటితో చేసిన ఫిర్యాదులు మీ వివరాలు లేకుండా ఉంటాయి. ఈ సందేశం 30 రోజుల తర్వాత పోతుంది.',
  bn: 'আমরা আপনার বার্তা ও নম্বর মুছে দিয়েছি। সেগুলো থেকে হওয়া অভিযোগ আপনাকে ছাড়া থাকে। এই বার্তা 30 দিন পরে মুছে যায়।',
  gu: 'અમે તમારા સંદેશા અને નંબર ભૂંસી નાખ્યા છે. તેમાંથી થયેલી ફરિયાદો તમારા વગર રહે છે. આ સંદેશ 30 દિવસ પછી ભૂંસાય છે.',
};

/** What somebody is told who answered whether an issue was repaired. */
export const RECEIVED: Readonly<Record<Language, string>> = {
  en: 'Thank you, we have your answer.',
  hi: 'धन्यवाद, आपका उत्तर मिल गया।',
  mr: 'धन्यवाद, तुमचे उत्तर मिळाले.',
  kn: 'ಧನ್ಯವಾದಗಳು, ನಿಮ್ಮ ಉತ್ತರ ಸಿಕ್ಕಿದೆ.',
  ta: 'நன்றி, உங்கள் பதில் கிடைத்தது.',
  te: 'ధన్యవాదాలు, మీ సమాధానం అందింది.',
  bn: 'ধন্যবাদ, আপনার উত্তর পেয়েছি।',
  gu: 'આભાર, તમારો જવાબ મળ્યો.',
};

/** What somebody is told whose report was joined with another issue, with {title} and {link} of that. */
export const JOINED: Readonly<Record<Language, string>> = {
  en: 'Your report was joined with "{title}", which is about the same problem. You get messages about that from now on. {link}',
  hi: 'आपकी शिकायत "{title}" के साथ जोड़ दी गई है, जो उसी समस्या के बारे में है। अब से आपको उसी के बारे में संदेश मिलेंगे। {link}',
  mr: 'तुमची तक्रार त्याच समस्येबद्दलच्या "{title}" सोबत जोडली आहे. आतापासून तुम्हाला त्याबद्दल संदेश मिळतील. {link}',
  kn: 'ನಿಮ್ಮ ದೂರನ್ನು ಅದೇ ಸಮಸ್ಯೆಯ ಬಗ್ಗೆ ಇರುವ "{title}" ಜೊತೆ ಸೇರಿಸಲಾಗಿದೆ. ಇನ್ನು ಮುಂದೆ ಅದರ ಬಗ್ಗೆ ಸಂದೇಶಗಳು ಬರುತ್ತವೆ. {link}',
  ta: 'உங்கள் புகார் அதே பிரச்சினை பற்றிய "{title}" உடன் இணைக்கப்பட்டது. இனி அதைப் பற்றிய செய்திகள் உங்களுக்கு வரும். {link}',
  te: 'మీ ఫిర్యాదును అదే సమస్య గురించిన "{title}"తో కలిపాము. ఇకపై దాని గురించి సందేశాలు వస్తాయి. {link}',
  bn: 'আপনার অভিযোগটি একই সমস্যা সম্পর্কিত "{title}"-এর সঙ্গে যুক্ত করা হয়েছে। এখন থেকে সেটি সম্পর্কে বার্তা পাবেন। {link}',
  gu: 'તમારી ફરિયાદ એ જ સમસ્યા વિશેની "{title}" સાથે જોડવામાં આવી છે. હવેથી તમને તેના વિશે સંદેશા મળશે. {link}',
};

/** The question whether an issue was repaired, with {title} and {link}. */
export const QUESTION: Readonly<Record<Language, string>> = {
  en: 'Your report "{title}" was marked as resolved. Was it repaired? {link}',
  hi: 'आपकी शिकायत "{title}" को हल हुआ बताया गया है। क्या इसे ठीक किया गया? {link}',
  mr: 'तुमची तक्रार "{title}" सोडवली असे नोंदवले आहे. ती दुरुस्त झाली का? {link}',
  kn: 'ನಿಮ್ಮ ದೂರು "{title}" ಪರಿಹಾರವಾಗಿದೆ ಎಂದು ಗುರುತಿಸಲಾಗಿದೆ. ಅದು ದುರಸ್ತಿಯಾಗಿದೆಯೇ? {link}',
  ta: 'உங்கள் புகார் "{title}" தீர்க்கப்பட்டதாகக் குறிக்கப்பட்டது. அது சரிசெய்யப்பட்டதா? {link}',
  te: 'మీ ఫిర్యాదు "{title}" పరిష్కరించబడినట్లు గుర్తించారు. అది బాగు చేయబడిందా? {link}',
  bn: 'আপনার অভিযোগ "{title}" সমাধান হয়েছে বলে চিহ্নিত হয়েছে। এটি কি মেরামত হয়েছে? {link}',
  gu: 'તમારી ફરિયાદ "{title}" ઉકેલાઈ તરીકે નોંધાઈ છે. શું તે રિપેર થયું? {link}',
};

/** The titles of the three buttons, at most 20 characters each; they are also words that count as answers. */
export const BUTTONS: Readonly<Record<Language, Readonly<Record<ConfirmationAnswer, string>>>> = {
  en: { yes: 'Yes', partly: 'Partly', no: 'No' },
  hi: { yes: 'हाँ', partly: 'आंशिक रूप से', no: 'नहीं' },
  mr: { yes: 'होय', partly: 'अंशतः', no: 'नाही' },
  kn: { yes: 'ಹೌದು', partly: 'ಭಾಗಶಃ', no: 'ಇಲ್ಲ' },
  ta: { yes: 'ஆம்', partly: 'ஓரளவு', no: 'இல்லை' },
  te: { yes: 'అవును', partly: 'పాక్షికంగా', no: 'లేదు' },
  bn: { yes: 'হ্যাঁ', partly: 'আংশিক', no: 'না' },
  gu: { yes: 'હા', partly: 'આંશિક', no: 'ના' },
};
