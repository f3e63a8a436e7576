import type { ChannelPost, PostLocation, PostMedia } from '../channel';
import { listOf, locationIn, nameIn, objectOf, textIn, timeOf, webUrl } from '../upstream-json';

type Unknown = Record<string, unknown>;

const MAX_TEXT_LENGTH = 10_000;

/** Parses the posts of an answer, as far as it is valid. The whole text of a long post is in its note. */
export function postsOf(answer: Unknown, now: Date): ChannelPost[] {
  const includes = objectOf(answer.includes);
  const users = byKey(includes.users, 'id');
  const media = byKey(includes.media, 'media_key');
  const places = byKey(includes.places, 'id');
  return listOf(answer.data).flatMap((each) => {
    const post = objectOf(each);
    const externalId = idOf(post);
    if (!externalId) return [];
    const user = users.get(textIn(post.author_id, 200)) ?? {};
    const text = decoded(textIn(objectOf(post.note_tweet).text ?? post.text, MAX_TEXT_LENGTH));
    const keys = listOf(objectOf(post.attachments).media_keys).map((key) => textIn(key, 200));
    return [
      {
        externalId,
        author: nameIn(user.username),
        authorName: decoded(nameIn(user.name)),
        text,
        permalink: null,
        media: keys.flatMap((key) => mediaOf(key, media.get(key) ?? {}, text)),
        location: locationOf(objectOf(post.geo), places),
        sentAt: timeOf(post.created_at, now),
      },
    ];
  });
}

/** An edited post has a new id, and the ids of its versions, the first one first: they are one post. */
function idOf(post: Unknown): string {
  const [first] = listOf(post.edit_history_tweet_ids);
  return textIn(first, 50) || textIn(post.id, 50);
}

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>' };

/** The platform writes these three characters as entities, and no others. */
function decoded(text: string): string {
  return text.replaceAll(/&(?:amp|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity);
}

/** Only an exact point, in the order of GeoJSON: a place without one may be a whole city. */
function locationOf(geo: Unknown, places: ReadonlyMap<string, Unknown>): PostLocation | null {
  const [lng, lat] = listOf(objectOf(geo.coordinates).coordinates);
  const { full_name: name } = places.get(textIn(geo.place_id, 200)) ?? {};
  return locationIn({ lat, lng, name, address: undefined }) ?? null;
}

function mediaOf(key: string, item: Unknown, caption: string): PostMedia[] {
  const url = webUrl(item.url) ?? webUrl(item.preview_image_url);
  if (url === undefined) return [];
  return [{ id: key, url, type: item.type === 'photo' ? 'image' : 'video', caption }];
}

function byKey(list: unknown, key: string): Map<string, Unknown> {
  return new Map(listOf(list).map((each) => [textIn(objectOf(each)[key], 200), objectOf(each)]));
}
