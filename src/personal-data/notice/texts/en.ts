/** The texts of the notice in English, whose members those of the other languages have. */
export const en = {
  title: 'What we store about you, and why',
  intro:
    'This is the notice under the Digital Personal Data Protection Act, 2023. Each row says why we use data, which data, on what ground, who sees them and how long we keep them.',
  withdraw:
    'Where the ground is consent, you withdraw it with one press on the page “Privacy” of your account, as easily as you gave it; an alert ends with the link in each mail. What was done before stays lawful.',
  complaint:
    'On the same page you see your data, correct them, and send a request or a complaint, also as somebody who acts for another person. We answer within {days} days.',
  contact: 'Questions about your data: {contact}.',
  contactUnknown: 'Questions about your data: to whoever runs this site, by a request.',
  board:
    'If our answer does not satisfy you, or none comes in time, you can complain to the Data Protection Board of India.',
  children:
    'Accounts are for people of 18 years and more. If a younger person has one, a request of the kind “child” hides the name and the place at once.',
  never: 'We do not track you, make no profile of you and show no advertising. No data are sold.',
  columns: { why: 'Why', what: 'Which data', ground: 'Ground', seenBy: 'Who sees them', kept: 'How long' },
  why: {
    account: 'to sign you in, and to know again what is yours',
    report: 'to take reports, and to have them resolved',
    discussion: 'to discuss an issue in public',
    support: 'to count who supports an issue, once for each person',
    verification: 'to find out whether something was repaired',
    recognition: 'to show and count what people contribute',
    community: 'to hold events',
    alerts: 'to tell you what happens to what you follow',
    channels: 'to take up reports from chat and other channels, and to answer there',
    contact: 'to reach the person for whom a report was made',
    moderation: 'to take away what breaks the rules',
    rights: 'to answer your requests about your data',
    proof: 'to show you who of the staff looked at your data',
    protection: 'to keep the service running and to limit abuse',
    programs: 'to tell registered programs of changes',
  },
  what: {
    id: 'an identifier without meaning',
    identity: 'your name and what you are known by',
    contact: 'an address or number that reaches you',
    words: 'what you write',
    place: 'places of what you report or follow',
    picture: 'photos and videos',
    act: 'what you did, and when',
    credential: 'secrets of sessions and devices, mostly as digests',
  },
  ground: {
    consent: 'your consent (section 6)',
    voluntary: 'you give it voluntarily for this purpose (section 7 (a))',
    public: 'made public under a law (section 3 (c) (ii))',
    safeguard: 'safeguards that the law asks for (section 8 (5))',
  },
  seenBy: {
    everyone: 'everyone, as you choose to be shown',
    owner: 'you',
    staff: 'city staff who need it',
    offices: 'the office responsible',
    recipients: 'whoever gets the message',
    operator: 'who runs the service, in its log',
    nobody: 'nobody',
  },
  kept: {
    account: 'as long as your account',
    issue: 'as long as the issue, which is a public record',
    period: 'for a fixed time, then deleted',
    choice: 'until it is changed or done with',
    unlimited: 'without a fixed end',
    browser: 'in your browser',
  },
};
