import type { Language } from '../../kernel/languages';
import { bn } from './texts/bn';
import { en } from './texts/en';
import { gu } from './texts/gu';
import { hi } from './texts/hi';
import { kn } from './texts/kn';
import { mr } from './texts/mr';
import { ta } from './texts/ta';
import { te } from './texts/te';

/** The texts of the notice in a language; a missing one does not compile. */
export type NoticeTexts = typeof en;

export const NOTICE_TEXTS: Readonly<Record<Language, NoticeTexts>> = { en, hi, mr, kn, ta, te, bn, gu };
