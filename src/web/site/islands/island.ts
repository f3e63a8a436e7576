import type { ThreadFrame } from './thread-message';
import type { UpvoteProps } from './upvote-button';

/** The texts of an island, in the language of the page. */
export type IslandWords<Name extends string> = Readonly<Record<Name, string>>;

/** The properties of each island, written into its element as JSON. */
export interface IslandProps {
  upvote: UpvoteProps;
  thread: {
    issueId: string;
    language: string;
    frame: ThreadFrame;
    /** All reactions. */
    emojis: readonly string[];
    words: IslandWords<'lost' | 'unconfirmed' | 'old' | 'one' | 'other' | 'person'>;
  };
  report: {
    /** What the texts of a report are written from: the name of its city, and the description. */
    template: IslandWords<'city' | 'written'>;
    words: IslandWords<
      | 'remove'
      | 'steps'
      | 'sending'
      | 'prepare'
      | 'photo'
      | 'wait'
      | 'done'
      | 'keep'
      | 'later'
      | 'lost'
      | 'draft'
      | 'locate'
      | 'found'
      | 'within'
      | 'rough'
      | 'useRough'
      | 'notFound'
      | 'fromPhoto'
      | 'saved'
      | 'savedHere'
      | 'unconfirmed'
      | 'unsure'
      | 'gone'
      | 'old'
      | 'sent'
      | 'look'
      | 'signIn'
      | 'discard'
      | 'ward'
      | 'wardUnknown'
    >;
  };
  /** A photo whose parts are chosen on a canvas. */
  cover: { words: IslandWords<'how' | 'count' | 'add' | 'remove'> };
  /** The part of a form that asks for a place, which the device may know. */
  place: {
    words: IslandWords<'locate' | 'found' | 'within' | 'rough' | 'useRough' | 'notFound'>;
  };
  /** A form whose photos are scaled on the device. */
  photos: { words: IslandWords<'gone'> };
  /** The button that turns alerts on this device on or off. */
  push: {
    /** The service's public VAPID key. */
    key: string;
    link: string;
    action: string;
    words: IslandWords<'on' | 'off' | 'shown' | 'another' | 'denied' | 'lost'>;
  };
  /** A link to the map, which a script opens at the position of the device. */
  near: Record<string, never>;
  /** A list of issues, in which a script says how far these are from the device. */
  distances: Record<string, never>;
  /** The ways to tell others of an issue. */
  share: { title: string; text: string; url: string; words: IslandWords<'ask' | 'copy' | 'copied'> };
  map: {
    city: string;
    /** The base of the map. */
    base: {
      /** The initial view: west, south, east and north. */
      view?: readonly [number, number, number, number];
      tiles?: { url: string; attribution: string };
      /** The base map that this service has of the city, instead of tiles. */
      file?: { url: string; lastZoom: number };
      /** Whether there are ward boundaries, tiles or a base map. */
      hasBase: boolean;
    };
    /** The beginning of the city's paths, in the language of the page. */
    issues: string;
    category?: string;
    status?: string;
    ward?: string;
    /** The position of one issue, instead of all issues. */
    point?: { lat: number; lng: number };
    /** Whether a click on the map sets the position in the surrounding form. */
    isPicker?: boolean;
    /** Whether the map is what the page is about: one finger moves it, and a list below has what it shows. */
    isPage?: boolean;
    words: IslandWords<
      | 'label'
      | 'in'
      | 'out'
      | 'source'
      | 'names'
      | 'fingers'
      | 'list'
      | 'late'
      | 'escalated'
      | 'open'
      | 'in_progress'
      | 'resolved'
      | 'closed'
    >;
  };
}

/** The attributes of an island's element, for the script that starts it. */
export function island<Name extends keyof IslandProps>(
  name: Name,
  props: IslandProps[Name],
): { 'data-island': Name; 'data-props': string } {
  return { 'data-island': name, 'data-props': JSON.stringify(props) };
}
