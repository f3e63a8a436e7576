import type { consents as en } from './en';

export const consents: Record<keyof typeof en, string> = {
  'consent.title': 'आप किस बात से सहमत हैं',
  'consent.lead': 'इनमें से हर सहमति आप कभी भी वापस ले सकते हैं। वह तुरंत समाप्त हो जाती है।',
  'consent.listing': 'सूची और रैंकिंग में दिखाए जाने से',
  'consent.picture': 'मेरी तस्वीर दिखाए जाने से',
  'consent.alerts': 'जिसे मैं फ़ॉलो या रिपोर्ट करूँ, उसके बारे में मेल',
  'consent.push': 'मेरे उपकरणों पर संदेश',
  'consent.contact': 'कर्मचारी मेरी शिकायतों के बारे में मुझसे संपर्क करें',
  'consent.given': '{day} को सहमति दी',
  'consent.off': 'अभी नहीं',
  'consent.withdraw': 'वापस लें',
  'consent.give': 'सहमत हूँ',
};
