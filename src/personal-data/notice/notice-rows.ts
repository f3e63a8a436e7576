import {
  CLASSES,
  CONTEXTS,
  GROUNDS,
  type Handling,
  KEPT,
  OUTSIDE,
  PURPOSES,
  type Surface,
} from '../inventory';
import type { NoticeTexts } from './notice-texts';

/** Who can see a value, as the notice says it. */
const SEEN_BY: Readonly<Record<Surface, keyof NoticeTexts['seenBy']>> = {
  token: 'everyone',
  realtime: 'everyone',
  public: 'everyone',
  open311: 'everyone',
  data: 'everyone',
  site: 'everyone',
  webhook: 'everyone',
  own: 'owner',
  console: 'staff',
  office: 'offices',
  mail: 'recipients',
  push: 'recipients',
  channel: 'recipients',
  log: 'operator',
};
/** How long a value is kept that no rule of retention deletes, as the notice says it. */
const KEPT_UNTIL: Partial<Record<Handling['kept'], keyof NoticeTexts['kept']>> = {
  account: 'account',
  issue: 'issue',
  record: 'issue',
  held: 'choice',
  settings: 'choice',
  ended: 'choice',
  decided: 'choice',
  unlimited: 'unlimited',
  browser: 'browser',
};
/** Those who read the notice. The terms of staff, offices and programs are not in it. */
const READERS: ReadonlySet<Handling['whose']> = new Set(['citizen', 'follower', 'sender', 'anyone']);

/** Why data are used, with the keys of the texts about them. */
export interface NoticeRow {
  why: keyof NoticeTexts['why'];
  what: Array<keyof NoticeTexts['what']>;
  ground: Array<keyof NoticeTexts['ground']>;
  seenBy: Array<keyof NoticeTexts['seenBy']>;
  kept: Array<keyof NoticeTexts['kept']>;
}

/** The rows of the notice: what the inventory has about people, by purpose. */
export function noticeRows(): NoticeRow[] {
  const items = [
    ...Object.values(CONTEXTS).flatMap((tables) => Object.values(tables)),
    ...Object.values(OUTSIDE),
  ]
    .flat()
    .flatMap((item) =>
      item.handling && READERS.has(item.handling.whose) ? [{ ...item, ...item.handling }] : [],
    );
  const rows = keysOf(PURPOSES).map((purpose) => {
    const those = items.filter((item) => item.purpose === purpose);
    const seen = those.flatMap(({ shown }) => shown.map((surface) => SEEN_BY[surface]));
    return {
      why: purpose,
      what: inOrder(
        CLASSES,
        those.map((item) => item.class),
      ),
      ground: inOrder(
        GROUNDS,
        those.map(({ ground }) => ground),
      ),
      seenBy: seen.length === 0 ? ['nobody'] : [...new Set(seen)],
      kept: [
        ...new Set(
          inOrder(
            KEPT,
            those.map(({ kept }) => kept),
          ).map((kept) => KEPT_UNTIL[kept] ?? 'period'),
        ),
      ],
    };
  });
  // A spec proves that every key has a text.
  return rows.filter(({ what }) => what.length > 0) as NoticeRow[];
}

function inOrder<K extends string>(order: Readonly<Record<K, unknown>>, keys: readonly K[]): K[] {
  return keysOf(order).filter((key) => keys.includes(key));
}

function keysOf<K extends string>(record: Readonly<Record<K, unknown>>): K[] {
  return Object.keys(record) as K[];
}
