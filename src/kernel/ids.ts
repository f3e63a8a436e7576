import { typeid } from 'typeid-js';

export const ID_PREFIXES = {
  user: 'usr',
  official: 'off',
  issue: 'iss',
  department: 'dep',
  message: 'msg',
  media: 'med',
  reopenRequest: 'req',
  flag: 'flg',
  jurisdiction: 'jur',
  policeStation: 'pol',
  ward: 'wrd',
  mention: 'men',
  keyword: 'kwd',
  event: 'evt',
  nomination: 'nom',
  consoleAccount: 'adm',
  consoleSession: 'ses',
  duplicateCluster: 'dup',
  merge: 'mrg',
  notification: 'ntf',
  delivery: 'dlv',
  apiClient: 'cli',
  slaPolicy: 'slp',
  slaPause: 'pau',
  mail: 'mal',
  webhookEndpoint: 'whe',
  webhookEvent: 'wev',
  subscription: 'sub',
  unit: 'unt',
  assignmentRule: 'rul',
  staffNote: 'nte',
  staffFile: 'fil',
  answerTemplate: 'tpl',
  view: 'viw',
  bulkAct: 'blk',
  caller: 'clr',
  finding: 'fnd',
  redaction: 'red',
  privacyRequest: 'prq',
  dataExport: 'exp',
  consent: 'cns',
  consoleGroup: 'grp',
} as const;
export type IdKind = keyof typeof ID_PREFIXES;

/** A new TypeID of the given kind: the prefix, `_`, and a UUIDv7 in base32, so ids sort by age. */
export function newId(kind: IdKind): string {
  return typeid(ID_PREFIXES[kind]).toString();
}
