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
