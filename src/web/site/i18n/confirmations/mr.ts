import type { ConfirmationTextsOfSite } from './en';

/** The texts about whether issues were repaired in Marathi. */
export const confirmations: ConfirmationTextsOfSite = {
  'confirm.title': 'हे दुरुस्त झाले का?',
  'confirm.lead': 'शहर प्रशासन म्हणते की हे दुरुस्त झाले आहे. तुम्हाला हे ठाऊक आहे: ते दुरुस्त झाले आहे का?',
  'confirm.yes': 'हो, दुरुस्त झाले आहे',
  'confirm.partly': 'काही प्रमाणात',
  'confirm.no': 'नाही, दुरुस्त झालेले नाही',
  'confirm.words': 'अजून काय बिघडलेले आहे? (ऐच्छिक)',
  'confirm.wordsHint': 'समस्या पुन्हा उघडली गेल्यास हे सर्वांना दिसेल, तुमच्या नावाशिवाय.',
  'confirm.send': 'उत्तर पाठवा',
  'done.confirm': 'तुमच्या उत्तरासाठी धन्यवाद. निर्णय होईपर्यंत तुम्ही ते बदलू शकता.',
  'confirm.decided': 'तुमच्या उत्तरासाठी धन्यवाद. त्यासह निर्णय झाला आहे.',
  'confirm.mail': 'हे दुरुस्त झाले का? {title}',
  'confirm.mailBody': 'शहर प्रशासन म्हणते की हे दुरुस्त झाले आहे: {title}',
  'confirm.mailWhy':
    'तुम्ही याची तक्रार केली, तिला पाठिंबा दिला किंवा ती फॉलो करता, म्हणून तुम्हाला विचारले जात आहे. लोकांनी दुरुस्त झाले नाही असे सांगितल्यास समस्या पुन्हा उघडली जाते.',
  'confirm.counts': '{yes} हो म्हणतात, {partly} काही प्रमाणात, {no} नाही.',
  'confirm.asked': 'हे दुरुस्त झाले का, असे लोकांना विचारले जात आहे.',
  'confirm.confirmed': 'लोक म्हणतात की हे दुरुस्त झाले आहे.',
  'confirm.disputed': 'लोक म्हणतात की हे दुरुस्त झालेले नाही.',
  'confirm.unconfirmed': 'हे दुरुस्त झाले आहे की नाही, हे निश्चित नाही.',
  'confirm.waiting': 'ही दुरुस्त झाली का?',
  'confirm.figure': 'लोकांनी खात्री केलेल्या दुरुस्त्या',
  'confirm.figureHow': 'प्रत्येक दुरुस्तीनंतर लोकांना विचारले जाते. {n} निर्णय झाल्यावर आकडे दाखवले जातात.',
  'confirm.figureConfirmed': 'लोकांच्या मते दुरुस्त',
  'confirm.figureDisputed': 'लोकांच्या मते दुरुस्त नाही',
  'confirm.figureUnconfirmed': 'निश्चित नाही',
  'confirm.figureNotRepaired': 'दुरुस्तीशिवाय बंद',
  'confirm.figureData': 'सर्व प्रभागांचे हे आकडे (CSV)',
  'confirm.badAnswer': 'एक उत्तर निवडा.',
  'confirm.badWords': 'जास्तीत जास्त 1,000 अक्षरे लिहा.',
};
