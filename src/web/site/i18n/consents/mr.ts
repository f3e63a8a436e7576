import type { consents as en } from './en';

export const consents: Record<keyof typeof en, string> = {
  'consent.title': 'तुम्ही कशास सहमत आहात',
  'consent.lead': 'यांतील प्रत्येक संमती तुम्ही कधीही मागे घेऊ शकता. ती लगेच संपते.',
  'consent.listing': 'यादीत आणि क्रमवारीत दाखवले जाण्यास',
  'consent.picture': 'माझे चित्र दाखवले जाण्यास',
  'consent.alerts': 'मी अनुसरण करत असलेल्या आणि नोंदवलेल्या गोष्टींबद्दल मेल',
  'consent.push': 'माझ्या उपकरणांवर संदेश',
  'consent.contact': 'कर्मचाऱ्यांनी माझ्या तक्रारींबद्दल माझ्याशी संपर्क साधावा',
  'consent.given': '{day} रोजी संमती दिली',
  'consent.off': 'आता नाही',
  'consent.withdraw': 'मागे घ्या',
  'consent.give': 'सहमत आहे',
};
