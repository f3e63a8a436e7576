import type { rights as en } from './en';

export const rights: Record<keyof typeof en, string> = {
  'notice.link': 'आम्ही तुमच्याबद्दल काय ठेवतो, आणि का',
  'notice.published': 'तुम्ही इथे जे पाठवता ते सर्वांना दिसते.',
  'notice.record': 'प्रक्रियेची पूर्ण नोंद, प्रोग्रामसाठी',
  'notice.version': 'आवृत्ती {version}',
};
