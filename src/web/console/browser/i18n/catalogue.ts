import type { en } from './en';

/** The key of a text. */
export type Key = keyof typeof en;
/** The texts of a language; a missing text does not compile. */
export type Catalogue = Record<Key, string>;
