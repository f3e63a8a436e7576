import type { ThreadFrame } from './thread-message';
import type { UpvoteProps } from './upvote-button';

/** The texts of an island, in the language of the page. */
export type IslandWords<Name extends string> = Readonly<Record<Name, string>>;

/** What each island is started with; it is written into its element as JSON. */
export interface IslandProps {
  upvote: UpvoteProps;
  thread: {
    issueId: string;
    language: string;
    frame: ThreadFrame;
    /** Every reaction there is. */
    emojis: readonly string[];
    words: IslandWords<'lost' | 'one' | 'other' | 'person'>;
  };
  report: {
    words: IslandWords<
      | 'lost'
      | 'draft'
      | 'locate'
      | 'found'
      | 'notFound'
      | 'fromPhoto'
      | 'saved'
      | 'savedHere'
      | 'sent'
      | 'look'
      | 'signIn'
      | 'discard'
    >;
  };
  /** A form whose photos are scaled on the device. */
  photos: Record<string, never>;
  /** The button by which a device shows alerts. */
  push: {
    /** By which the browser knows this service. */
    key: string;
    link: string;
    action: string;
    words: IslandWords<'on' | 'off' | 'shown' | 'another' | 'denied' | 'lost'>;
  };
  map: {
    city: string;
    /** What it is drawn on. */
    base: {
      /** What is shown at first: west, south, east and north. */
      view?: readonly [number, number, number, number];
      tiles?: { url: string; attribution: string };
      /** Whether there are boundaries of wards, or tiles. */
      hasBase: boolean;
    };
    /** What a path of the city begins with, in the language of the page. */
    issues: string;
    category?: string;
    status?: string;
    ward?: string;
    /** The place of one issue, instead of all. */
    point?: { lat: number; lng: number };
    /** Whether touching the map fills in the position of the form around it. */
    isPicker?: boolean;
    words: IslandWords<'label' | 'in' | 'out' | 'source' | 'late' | 'escalated'>;
  };
}

/** What is written into the element of an island, for the script that starts it. */
export function island<Name extends keyof IslandProps>(
  name: Name,
  props: IslandProps[Name],
): { 'data-island': Name; 'data-props': string } {
  return { 'data-island': name, 'data-props': JSON.stringify(props) };
}
