import { createHash } from 'node:crypto';
import type { Language } from '../../kernel/languages';
import type { Config } from '../../platform/config/config';
import { type NoticeRow, noticeRows } from './notice-rows';
import { NOTICE_TEXTS, type NoticeTexts } from './notice-texts';

/** A row of the notice in words. */
export type WrittenRow = { [Column in keyof NoticeRow]: Column extends 'why' ? string : string[] };

/** What people are told about their data (docs/api/privacy.md#notice). */
export interface Notice {
  version: string;
  language: Language;
  title: string;
  intro: string;
  columns: Record<keyof NoticeRow, string>;
  data: WrittenRow[];
  withdraw: string;
  complaint: string;
  contact: string;
  board: string;
  children: string;
  never: string;
}

const ROWS = noticeRows();
/** Sixteen digits of a digest of all languages: another text, or other data, is another version. */
const VERSION_LENGTH = 16;
export const NOTICE_VERSION = createHash('sha256')
  .update(JSON.stringify([ROWS, NOTICE_TEXTS]))
  .digest('hex')
  .slice(0, VERSION_LENGTH);

/** The notice in a language, with the contact and the term of the settings. */
export function noticeIn(language: Language, { settings }: Pick<Config, 'settings'>): Notice {
  const texts = NOTICE_TEXTS[language];
  const { PRIVACY_CONTACT: contact, PRIVACY_ANSWER_DAYS: days } = settings;
  const { title, intro, columns, withdraw, complaint, board, children, never } = texts;
  return {
    version: NOTICE_VERSION,
    language,
    ...{ title, intro, columns, withdraw, board, children, never },
    data: ROWS.map((row) => written(row, texts)),
    complaint: complaint.replace('{days}', String(days)),
    contact: contact === undefined ? texts.contactUnknown : texts.contact.replace('{contact}', () => contact),
  };
}

function written({ why, what, ground, seenBy, kept }: NoticeRow, texts: NoticeTexts): WrittenRow {
  return {
    why: texts.why[why],
    what: what.map((key) => texts.what[key]),
    ground: ground.map((key) => texts.ground[key]),
    seenBy: seenBy.map((key) => texts.seenBy[key]),
    kept: kept.map((key) => texts.kept[key]),
  };
}
