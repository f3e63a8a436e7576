import { RETENTION_RULES, type RetentionRuleName } from '../../platform/retention/retention-rules';

/** What a column says about a person. */
export const CLASSES = {
  none: 'nothing about a person',
  id: 'an opaque identifier of a person',
  identity: 'a name, a picture of a person, or another fact by which they are known',
  contact: 'an address or a number at which a person is reached',
  words: 'words that a person wrote, which may say anything',
  place: 'where a person lives, was, or saw something',
  picture: 'photos and videos, or what is computed from them',
  act: 'what a person did, and when',
  credential: 'a secret, or a digest of one',
  office: 'a public office, and who holds it',
} as const;

/** Whom a value is about. */
export const WHOSE = {
  citizen: 'a person who signs in and contributes',
  follower: 'the owner of an email address that gets alerts, with or without an account',
  sender: 'somebody without an account who wrote on a channel, called, or had a report made for them',
  staff: 'an account of the console',
  official: 'the holder of a public office',
  client: 'the contact of a program that uses the service',
  anyone: 'anyone who sends a request',
} as const;

/** Why values are processed. */
export const PURPOSES = {
  account: 'to sign people in, and to know again who contributed what',
  report: 'to take reports, to have them resolved, and to show what became of them',
  discussion: 'to discuss an issue in public',
  support: 'to count who supports what, once for each person',
  verification: 'to find out whether something was repaired',
  recognition: 'to show and count what people contribute',
  community: 'to hold events of communities',
  alerts: 'to tell people what happens to the issues they follow',
  channels: 'to take up reports made on chat, photo and microblog channels, and to answer there',
  contact: 'to reach the person for whom a report was made',
  moderation: 'to find and take away what breaks the rules',
  offices: 'to show who is responsible for a place, and to reach the office',
  staff: 'to run the work of city staff',
  access: 'to give city staff access, and to protect it',
  programs: 'to serve registered programs',
  rights: 'to answer requests of people about their data',
  proof: 'to prove who changed what',
  protection: 'to keep the service running: repeated requests, abuse, faults',
} as const;

/** The legal ground, in the words of the Digital Personal Data Protection Act, 2023 of India. */
export const GROUNDS = {
  consent: 'consent (section 6)',
  voluntary: 'given voluntarily for the purpose (section 7 (a))',
  employment: 'employment (section 7 (i))',
  public: 'made public under an obligation of law (section 3 (c) (ii))',
  safeguard: 'safeguards against breaches (section 8 (5))',
} as const;

/** Where a value can be seen. */
export const SURFACES = {
  token: 'token API',
  realtime: 'realtime events',
  public: 'public read API',
  open311: 'Open311',
  data: 'feeds and data sets',
  site: 'citizen site',
  own: 'its owner alone',
  console: 'console',
  office: 'pages and letters of offices',
  mail: 'mails',
  push: 'push messages',
  channel: 'messages on channels',
  webhook: 'webhooks',
  log: 'log',
} as const;

/** How long values are kept that no rule of retention deletes. */
const KEPT_OTHERWISE = {
  account: 'as long as the account',
  issue: 'as long as the issue, which stays as a public record',
  held: 'until city staff change it',
  record: 'for as long as the service runs: a record that cannot be changed',
  settings: 'until its owner changes or removes it',
  ended: 'until what it serves has ended',
  statuses: '1 hour',
  uploads: 'until it is stored or given up, after 3 days at most',
  decided: 'until the question is decided',
  unlimited: 'without limit',
  browser: 'in the browser, until it is removed there or the form is sent',
  window: 'until the window of the limit ends, minutes at most',
  logs: 'as long as the operator keeps the log',
} as const;

/** How long a value is kept: by a rule of retention, or otherwise. */
export const KEPT = { ...KEPT_OTHERWISE, ...keptByRule() };

/** What erasure of a person does with a value. */
export const ERASED = {
  nothing: 'stays: it says nothing about the person once the account is erased',
  stays: 'stays: an act of an office or of city staff',
  parted: 'stays without the person: it is moved to a stand-in that has no owner',
  emptied: 'is emptied',
  deleted: 'is deleted',
  replaced: 'is replaced by a fixed text, if the person wants their words removed',
  coarsened: 'is made coarser as the person chooses',
  sealed: 'cannot be read any more, as its key is destroyed',
  digested: 'is replaced by a digest, by which it is still recognised',
  expires: 'goes when its time is over',
} as const;

export type DataClass = keyof typeof CLASSES;
export type Surface = keyof typeof SURFACES;

/** How personal values of a table are handled. */
export interface Handling {
  whose: keyof typeof WHOSE;
  purpose: keyof typeof PURPOSES;
  ground: keyof typeof GROUNDS;
  /** Where they can be seen; empty: nowhere. */
  shown: readonly Surface[];
  kept: keyof typeof KEPT;
  erased: keyof typeof ERASED;
  /** Whether its owner gets it in an export of their data. */
  exported: boolean;
}

/** A column, or something else that holds values: a cookie, a key of a store, a field of the log. */
export interface DataItem {
  name: string;
  class: DataClass;
  /** Absent if the class is `none`. */
  handling?: Handling;
}

/** The places of a table with what they hold. */
export type Inventory = Readonly<Record<string, readonly DataItem[]>>;

function keptByRule(): Record<RetentionRuleName, string> {
  const rules = Object.entries(RETENTION_RULES).map(([name, { what, kept }]) => [name, `${kept} (${what})`]);
  return Object.fromEntries(rules) as Record<RetentionRuleName, string>;
}
