import type { provider as en } from './en';

export const provider: Record<keyof typeof en, string> = {
  'provider.notSignedIn': 'आप साइन इन नहीं हैं',
  'provider.backToSignIn': 'साइन इन पर वापस',
  'provider.notConfirmed':
    'पहचान प्रदाता ने साइन इन या आपके ईमेल की पुष्टि नहीं की। फिर कोशिश करें; न हो तो प्रदाता के प्रशासकों से पूछें।',
  'provider.noGroup':
    'वहाँ आपका खाता है, पर आपके किसी समूह को इस कंसोल में अधिकार नहीं हैं। अपने प्रशासक से किसी समूह में जोड़ने को कहें।',
  'provider.inactive': 'इस कंसोल का आपका खाता निष्क्रिय है। अपने प्रशासक से पूछें।',
  'provider.unavailable':
    'पहचान प्रदाता से अभी संपर्क नहीं हो रहा। जो साइन इन हैं वे काम जारी रख सकते हैं; कुछ मिनट बाद फिर कोशिश करें।',
  'provider.orWithAPassword': 'या इस कंसोल के पासवर्ड से:',
  'provider.signIn': 'शहर के खाते से साइन इन करें',
  'provider.ownSignIn': 'साइन इन',
  'provider.passwordIsKeptThere': 'आपने पहचान प्रदाता से साइन इन किया है: आपका पासवर्ड और दूसरा सत्यापन वहीं रहते हैं।',
  'provider.groups': 'समूह',
  'provider.group': 'समूह',
  'provider.peopleOfGroups':
    'इन समूहों के लोग पहचान प्रदाता से साइन इन करते हैं। किसी के कई समूह हों तो पहला गिना जाता है। जो साइन इन हैं उन पर बदलाव 15 मिनट में लागू होता है।',
  'provider.noGroupHasRights': 'किसी समूह को अधिकार नहीं हैं: पहचान प्रदाता से कोई साइन इन नहीं कर सकता।',
  'provider.changeTheGroup': 'समूह {name} बदलें',
  'provider.addAGroup': 'समूह जोड़ें',
  'provider.addTheGroup': 'समूह जोड़ें',
  'provider.inTheSettings': 'सेटिंग में',
  'provider.removeTheGroup': 'समूह {name} हटाएँ',
  'provider.membersCanNoLonger':
    'इसके सदस्य अब इससे साइन इन नहीं कर सकेंगे। उनके सत्र 15 मिनट में समाप्त होंगे, जब तक उनके किसी दूसरे समूह को अधिकार न हों।',
  'provider.removedTheGroup': 'हटाया गया: समूह {name}',
  'provider.rightsAreSaved': 'समूह {name} के अधिकार सहेजे गए',
  'provider.asInTheClaim': 'जैसा प्रदाता के “groups” क्लेम में है',
  'provider.position': 'क्रम',
  'provider.lowestCounts': 'किसी के कई समूह हों तो सबसे छोटे क्रम वाला गिना जाता है',
  'provider.groupDecidesUnits': 'सदस्य किन इकाइयों में हैं, यह समूह तय करता है',
  'provider.thereAreNoUnits': 'कोई इकाई नहीं है।',
};
