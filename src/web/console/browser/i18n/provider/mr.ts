import type { provider as en } from './en';

export const provider: Record<keyof typeof en, string> = {
  'provider.notSignedIn': 'तुम्ही साइन इन केलेले नाही',
  'provider.backToSignIn': 'साइन इनकडे परत',
  'provider.notConfirmed':
    'ओळख प्रदात्याने साइन इनची किंवा तुमच्या ईमेलची खात्री दिली नाही. पुन्हा प्रयत्न करा; तरीही न झाल्यास प्रदात्याच्या प्रशासकांना विचारा.',
  'provider.noGroup':
    'तेथे तुमचे खाते आहे, पण तुमच्या कोणत्याही गटाला या कन्सोलमध्ये अधिकार नाहीत. तुमच्या प्रशासकाला एखाद्या गटात जोडण्यास सांगा.',
  'provider.inactive': 'या कन्सोलचे तुमचे खाते निष्क्रिय आहे. तुमच्या प्रशासकाला विचारा.',
  'provider.unavailable':
    'ओळख प्रदात्याशी सध्या संपर्क होत नाही. जे साइन इन आहेत ते काम सुरू ठेवू शकतात; काही मिनिटांनी पुन्हा प्रयत्न करा.',
  'provider.orWithAPassword': 'किंवा या कन्सोलच्या पासवर्डने:',
  'provider.signIn': 'शहराच्या खात्याने साइन इन करा',
  'provider.ownSignIn': 'साइन इन',
  'provider.passwordIsKeptThere': 'तुम्ही ओळख प्रदात्याद्वारे साइन इन केले आहे: तुमचा पासवर्ड व दुसरी पडताळणी तेथेच असतात.',
  'provider.groups': 'गट',
  'provider.group': 'गट',
  'provider.peopleOfGroups':
    'या गटांतील व्यक्ती ओळख प्रदात्याद्वारे साइन इन करतात. एखाद्याचे अनेक गट असल्यास पहिला धरला जातो. जे साइन इन आहेत त्यांना बदल 15 मिनिटांत लागू होतो.',
  'provider.noGroupHasRights': 'कोणत्याही गटाला अधिकार नाहीत: ओळख प्रदात्याद्वारे कोणी साइन इन करू शकत नाही.',
  'provider.changeTheGroup': 'गट {name} बदला',
  'provider.addAGroup': 'गट जोडा',
  'provider.addTheGroup': 'गट जोडा',
  'provider.inTheSettings': 'सेटिंगमध्ये',
  'provider.removeTheGroup': 'गट {name} काढा',
  'provider.membersCanNoLonger':
    'याचे सदस्य यापुढे यातून साइन इन करू शकणार नाहीत. त्यांच्या दुसऱ्या गटाला अधिकार नसल्यास त्यांची सत्रे 15 मिनिटांत संपतील.',
  'provider.removedTheGroup': 'काढला: गट {name}',
  'provider.rightsAreSaved': 'गट {name} चे अधिकार जतन झाले',
  'provider.asInTheClaim': 'प्रदात्याच्या “groups” क्लेममध्ये आहे तसे',
  'provider.position': 'क्रम',
  'provider.lowestCounts': 'एखाद्याचे अनेक गट असल्यास सर्वात लहान क्रमाचा धरला जातो',
  'provider.groupDecidesUnits': 'सदस्य कोणत्या शाखांत आहेत ते गट ठरवतो',
  'provider.thereAreNoUnits': 'शाखा नाहीत.',
};
