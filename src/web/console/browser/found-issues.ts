import { useEffect, useState } from 'preact/hooks';
import { answerOf, api, type Schemas } from './api';
import { type Read, useRead } from './kit/reads/hooks';

/** Issues are searched for once the reader pauses. */
const PAUSE_MS = 200;
/** Shorter texts are in the titles of most issues. */
export const MIN_LENGTH = 3;

const NONE: Schemas['FeedIssue'][] = [];

/** Issues of the city by words of their titles, of any city by their number, id or address; none for a short text. */
export function useFoundIssues(city: string, wanted: string): Read<Schemas['FeedIssue'][]> {
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted.length >= MIN_LENGTH ? wanted : ''), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const query = { cityId: city, q: asked };
  return useRead(asked, () =>
    asked === '' ? Promise.resolve(NONE) : answerOf(api.GET('/api/admin/feed/issues', { params: { query } })),
  );
}
