/** The texts about what people agree to, their age, and how they ask about their data without an account. */
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
  'age.title': 'How old are you?',
  'age.adult': 'I am 18 or older',
  'age.child': 'I am under 18',
  'age.hint':
    'If you are under 18, you are shown without a name and a picture, in no list, and the places of your reports only by their ward.',
  'problem.age': 'Say whether you are 18 or older.',
  'problem.child': 'This is the account of somebody under 18: without a name and a picture, and in no list.',
  'choices.told':
    'You can choose how you are shown: by your name, a pseudonym or without a name, in lists or not, and how exactly the places of your reports are shown. Nothing changes unless you choose it.',
  'choices.choose': 'Choose how I am shown',
  'choices.seen': 'Leave it as it is',
  'dataRequest.title': 'Ask about my data without an account',
  'dataRequest.lead':
    'If you follow something, wrote to us or were named in a report without an account, ask here to see, correct or erase your data. We mail a link to your address, so that nobody else asks for you.',
  'dataRequest.account': 'With an account, ask here',
  'dataRequest.chat':
    'On chat, the word STOP ends our messages, and DELETE deletes what we hold of your number.',
  'dataRequest.send': 'Mail me the link',
  'dataRequest.sent':
    'A mail with a link is on its way, if the address is right. The link works for 72 hours.',
  'dataRequest.for': 'You ask about the data of {email}.',
};
