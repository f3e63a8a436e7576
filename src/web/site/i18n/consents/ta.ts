import type { consents as en } from './en';

export const consents: Record<keyof typeof en, string> = {
  'consent.title': 'நீங்கள் எதற்கு ஒப்புக்கொள்கிறீர்கள்',
  'consent.lead': 'இவை ஒவ்வொன்றையும் எப்போது வேண்டுமானாலும் திரும்பப் பெறலாம். அது உடனே முடிவடையும்.',
  'consent.listing': 'பட்டியலிலும் தரவரிசையிலும் காட்டப்படுவதற்கு',
  'consent.picture': 'என் படம் காட்டப்படுவதற்கு',
  'consent.alerts': 'நான் பின்தொடர்வது, புகாரளிப்பது பற்றிய மின்னஞ்சல்கள்',
  'consent.push': 'என் சாதனங்களில் செய்திகள்',
  'consent.contact': 'என் புகார்கள் பற்றி ஊழியர்கள் என்னைத் தொடர்புகொள்வதற்கு',
  'consent.given': '{day} அன்று ஒப்புக்கொண்டது',
  'consent.off': 'இப்போது இல்லை',
  'consent.withdraw': 'திரும்பப் பெறு',
  'consent.give': 'ஒப்புக்கொள்கிறேன்',
};
