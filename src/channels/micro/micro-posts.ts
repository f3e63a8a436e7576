import type { ChannelPost, PostLocation, PostMedia } from '../channel';
import { listOf, locationIn, objectOf, textIn, timeOf, webUrl } from '../upstream-json';

type Unknown = Record<string, unknown>;

/** Parses the posts of an answer, as far as it is valid. */
export function postsOf(answer: Unknown, now: Date): ChannelPost[] {
  const includes = objectOf(answer.includes);
  const users = byKey(includes.users, 'id');
  const media = byKey(includes.media, 'media_key');
  const places = byKey(includes.places, 'id');
  return listOf(answer.data).flatMap((each) => {
    const post = objectOf(each);
    const externalId = textIn(post.id, 50);
    if (!externalId) return [];
    const user = users.get(textIn(post.author_id, 200)) ?? {};
    const text = textIn(post.text, 5000);
    const keys = listOf(objectOf(post.attachments).media_keys).map((key) => textIn(key, 200));
    return [
      {
        externalId,
        author: textIn(user.username, 200),
        authorName: textIn(user.name, 200),
        text,
        permalink: null,
        media: keys.flatMap((key) => mediaOf(key, media.get(key) ?? {}, text)),
        location: locationOf(objectOf(post.geo), places),
        sentAt: timeOf(post.created_at, now),
      },
    ];
  });
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
