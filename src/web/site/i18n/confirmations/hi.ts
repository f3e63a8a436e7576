import type { ConfirmationTextsOfSite } from './en';

/** The texts about whether issues were repaired in Hindi. */
export const confirmations: ConfirmationTextsOfSite = {
  'confirm.title': 'क्या यह ठीक हो गया?',
  'confirm.lead': 'शहर प्रशासन का कहना है कि यह ठीक कर दिया गया है। आप इसे जानते हैं: क्या यह ठीक है?',
  'confirm.yes': 'हाँ, ठीक हो गया है',
  'confirm.partly': 'कुछ हद तक',
  'confirm.no': 'नहीं, ठीक नहीं हुआ है',
  'confirm.words': 'अब भी क्या गड़बड़ है? (वैकल्पिक)',
  'confirm.wordsHint': 'यदि समस्या फिर से खोली जाती है, तो यह सबको दिखेगा, आपके नाम के बिना।',
  'confirm.send': 'उत्तर भेजें',
  'done.confirm': 'आपके उत्तर के लिए धन्यवाद। निर्णय होने तक आप इसे बदल सकते हैं।',
  'confirm.decided': 'आपके उत्तर के लिए धन्यवाद। इसके साथ निर्णय हो गया है।',
  'confirm.mail': 'क्या यह ठीक हो गया? {title}',
  'confirm.mailBody': 'शहर प्रशासन का कहना है कि यह ठीक कर दिया गया है: {title}',
  'confirm.mailWhy':
    'आपसे इसलिए पूछा जा रहा है क्योंकि आपने इसकी सूचना दी, इसका समर्थन किया या इसे फ़ॉलो किया है। यदि लोग कहते हैं कि यह ठीक नहीं हुआ है, तो समस्या फिर से खोली जाती है।',
  'confirm.counts': '{yes} कहते हैं हाँ, {partly} कुछ हद तक, {no} नहीं।',
  'confirm.asked': 'लोगों से पूछा जा रहा है कि क्या यह ठीक हो गया।',
  'confirm.confirmed': 'लोगों का कहना है कि यह ठीक हो गया है।',
  'confirm.disputed': 'लोगों का कहना है कि यह ठीक नहीं हुआ है।',
  'confirm.unconfirmed': 'यह निश्चित नहीं है कि यह ठीक हुआ है या नहीं।',
  'confirm.waiting': 'क्या ये ठीक हो गए?',
  'confirm.figure': 'लोगों द्वारा पुष्ट मरम्मत',
  'confirm.figureHow': 'हर मरम्मत के बाद लोगों से पूछा जाता है। {n} निर्णय होने पर आँकड़े दिखाए जाते हैं।',
  'confirm.figureConfirmed': 'लोगों के अनुसार ठीक',
  'confirm.figureDisputed': 'लोगों के अनुसार ठीक नहीं',
  'confirm.figureUnconfirmed': 'निश्चित नहीं',
  'confirm.figureNotRepaired': 'बिना मरम्मत के बंद',
  'confirm.figureData': 'सभी वार्डों के ये आँकड़े (CSV)',
  'confirm.badAnswer': 'एक उत्तर चुनें।',
  'confirm.badWords': 'अधिकतम 1,000 अक्षर लिखें।',
};
