import type { privacy as en } from './en';

export const privacy: Record<keyof typeof en, string> = {
  'privacy.title': 'तुम्ही कसे दाखवले जाता',
  'privacy.welcome': 'सुरू करण्यापूर्वी: आम्ही तुम्हाला कसे दाखवावे?',
  'privacy.lead': 'तक्रारी आणि संदेश सार्वजनिक आहेत. त्यांवर कोणाचे नाव असावे हे तुम्ही निवडता, आणि ते कधीही बदलू शकता.',
  'privacy.shownAs': 'मला असे दाखवा',
  'privacy.anonymous': 'एक नागरिक, नावाशिवाय',
  'privacy.pseudonym': 'माझे टोपणनाव',
  'privacy.name': 'माझे नाव, {name}',
  'privacy.pseudonymLabel': 'टोपणनाव',
  'privacy.pseudonymHint': '3 ते 40 अक्षरे. 30 दिवसांत एकदा बदलता येते.',
  'privacy.ownName': 'दुरुस्त केलेले नाव',
  'privacy.ownNameHint': 'तुमच्या खात्याच्या नावाऐवजी. रिकामे: पुढील साइन-इनपासून तुमच्या खात्याचे नाव.',
  'privacy.listed': 'मला यादीत आणि क्रमवारीत दाखवा',
  'privacy.showPicture': 'माझे चित्र दाखवा',
  'privacy.save': 'जतन करा',
  'privacy.saved': 'तुमची निवड जतन झाली.',
  'privacy.asChosen': 'तुम्ही निवडल्याप्रमाणे',
  'privacy.citizen': 'एक नागरिक',
  'privacy.inIssue': 'येथे मला असे दाखवा',
  'privacy.change': 'बदला',
  'done.privacy': 'तुमची निवड जतन झाली.',
  'problem.pseudonym':
    'हे टोपणनाव घेतलेले आहे, घेतलेल्या टोपणनावासारखे आहे, किंवा एखाद्या पदाचे नाव आहे. 3 ते 40 अक्षरांचे टोपणनाव निवडा.',
  'problem.pseudonymNew': 'टोपणनाव 30 दिवसांपेक्षा कमी काळापूर्वी बदलले होते.',
  'problem.ownName': 'हे नाव वापरता येत नाही.',
};
