import { postsOf } from './micro-posts';

const NOW = new Date('2026-03-01T10:00:00Z');
const POST = {
  id: '17',
  author_id: 'u1',
  text: 'A pothole at the signal',
  created_at: '2026-03-01T09:00:00.000Z',
  attachments: { media_keys: ['m1', 'm2', 'm3', 'gone'] },
};
const INCLUDES = {
  users: [{ id: 'u1', name: 'Asha', username: 'asha' }],
  media: [
    { media_key: 'm1', type: 'photo', url: 'https://pictures.example/1.jpg' },
    { media_key: 'm2', type: 'video', preview_image_url: 'https://pictures.example/2.jpg' },
    { media_key: 'm3', type: 'photo', url: 'javascript:alert(1)' },
  ],
};

describe('an answer of the microblog platform', () => {
  it('is parsed as posts, each with its author and its media', () => {
    expect(postsOf({ data: [POST], includes: INCLUDES }, NOW)).toEqual([
      {
        externalId: '17',
        author: 'asha',
        authorName: 'Asha',
        text: 'A pothole at the signal',
        permalink: null,
        media: [
          {
            id: 'm1',
            url: 'https://pictures.example/1.jpg',
            type: 'image',
            caption: 'A pothole at the signal',
          },
          {
            id: 'm2',
            url: 'https://pictures.example/2.jpg',
            type: 'video',
            caption: 'A pothole at the signal',
          },
        ],
        location: null,
        sentAt: new Date('2026-03-01T09:00:00Z'),
      },
    ]);
  });

  it('has the whole text of a long post', () => {
    const note = `${'Garbage was not collected in Kothrud. '.repeat(100)}Please send a lorry to lane 4.`;
    const long = { ...POST, text: 'Garbage was not\u2026 https://t.co/abc', note_tweet: { text: note } };
    expect(postsOf({ data: [long] }, NOW)[0]?.text).toBe(note);
    expect(postsOf({ data: [{ ...POST, note_tweet: {} }] }, NOW)[0]?.text).toBe(POST.text);
  });

  it.each([
    ['a lorry &amp; a sweeper', 'a lorry & a sweeper'],
    ['&lt;script&gt;', '<script>'],
    ['&amp;lt; &nbsp; &AMP; AT&T', '&lt; &nbsp; &AMP; AT&T'],
  ])('has the characters that %j stands for, decoded once', (written, text) => {
    const users = [{ id: 'u1', name: written, username: 'asha' }];
    for (const post of [{ text: written }, { note_tweet: { text: written } }])
      expect(postsOf({ data: [{ ...POST, ...post }], includes: { users } }, NOW)[0]).toMatchObject({
        text,
        authorName: text,
      });
  });

  it('has names of one line, without controls', () => {
    const users = [{ id: 'u1', name: 'Asha\r\n\u2028City staff\u0085\u202e &amp; co', username: 'as\nha' }];
    expect(postsOf({ data: [POST], includes: { users } }, NOW)[0]).toMatchObject({
      author: 'as ha',
      authorName: 'Asha City staff & co',
      text: POST.text,
    });
  });

  it('has an edited post under the id of its first version', () => {
    const edited = { ...POST, id: '19', edit_history_tweet_ids: ['17', '19'] };
    expect(postsOf({ data: [edited] }, NOW)[0]?.externalId).toBe('17');
    expect(postsOf({ data: [{ ...POST, edit_history_tweet_ids: 'odd' }] }, NOW)[0]?.externalId).toBe('17');
  });

  it('has the exact point of a post, with the name of its place', () => {
    const geo = { place_id: 'p1', coordinates: { type: 'Point', coordinates: [80.25, 13] } };
    const places = [{ id: 'p1', full_name: 'Adyar' }];
    const locationOf = (post: object) =>
      postsOf({ data: [{ ...POST, ...post }], includes: { places } }, NOW)[0]?.location;
    expect(locationOf({ geo })).toEqual({ lat: 13, lng: 80.25, name: 'Adyar' });
    expect(locationOf({ geo: { coordinates: geo.coordinates } })).toEqual({ lat: 13, lng: 80.25 });
    for (const other of [{ place_id: 'p1' }, { coordinates: { coordinates: [13, 181] } }, 'x', undefined])
      expect(locationOf({ geo: other })).toBeNull();
  });

  it('is parsed as far as it is valid', () => {
    const odd = [null, 'text', {}, { id: { a: 1 } }, { id: '18', attachments: 'x', created_at: 'then' }];
    expect(postsOf({ data: odd, includes: 'none' }, NOW)).toEqual([
      {
        externalId: '18',
        author: '',
        authorName: '',
        text: '',
        permalink: null,
        media: [],
        location: null,
        sentAt: NOW,
      },
    ]);
  });

  it.each([{}, { data: null }, { data: {} }])('has no posts in %j', (answer) => {
    expect(postsOf(answer, NOW)).toEqual([]);
  });
});
