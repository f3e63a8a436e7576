/** The texts about what people agree to. */
export const consents = {
  'consent.title': 'What you agree to',
  'consent.lead': 'You can withdraw each of these at any time. It ends at once.',
  'consent.listing': 'to be shown in the directory and the leaderboards',
  'consent.picture': 'that my picture is shown',
  'consent.alerts': 'mails about what I follow and report',
  'consent.push': 'messages on my devices',
  'consent.contact': 'that staff reach me about my reports',
  'consent.given': 'agreed on {day}',
  'consent.off': 'not now',
  'consent.withdraw': 'Withdraw',
  'consent.give': 'Agree',
};
