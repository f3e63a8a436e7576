import { postOf } from './photo-post';

const NOW = new Date('2026-03-01T10:00:00Z');
const POST = {
  id: '17',
  username: 'asha',
  caption: 'A pothole at the signal',
  media_type: 'IMAGE',
  media_url: 'https://pictures.example/1.jpg',
  permalink: 'https://photo.example/p/17',
  timestamp: '2026-03-01T09:00:00+0000',
};

describe('a post of the photo platform', () => {
  it('is parsed with its picture', () => {
    expect(postOf(POST, NOW)).toEqual({
      externalId: '17',
      author: 'asha',
      authorName: '',
      text: 'A pothole at the signal',
      permalink: 'https://photo.example/p/17',
      media: [
        {
          id: '17',
          url: 'https://pictures.example/1.jpg',
          type: 'image',
          caption: 'A pothole at the signal',
        },
      ],
      location: null,
      sentAt: new Date('2026-03-01T09:00:00Z'),
    });
  });

  it('that is an album has the items of the album', () => {
    const children = {
      data: [
        { id: 'c1', media_type: 'IMAGE', media_url: 'https://pictures.example/c1.jpg' },
        { media_type: 'VIDEO', media_url: 'https://pictures.example/c2.mp4' },
        { id: 'c3', media_type: 'IMAGE', media_url: 'file:///etc/passwd' },
        null,
      ],
    };
    expect(postOf({ ...POST, media_type: 'CAROUSEL_ALBUM', children }, NOW)?.media).toEqual([
      { id: 'c1', url: 'https://pictures.example/c1.jpg', type: 'image', caption: POST.caption },
      { id: '17_2', url: 'https://pictures.example/c2.mp4', type: 'video', caption: POST.caption },
    ]);
  });

  it('that is an album without items has its cover', () => {
    const album = { ...POST, media_type: 'CAROUSEL_ALBUM', children: { data: [] } };
    expect(postOf(album, NOW)?.media).toMatchObject([{ id: '17', type: 'image' }]);
  });

  it('is parsed as far as it is valid', () => {
    expect(postOf({ id: '18', permalink: 'javascript:alert(1)', media_url: 7 }, NOW)).toEqual({
      externalId: '18',
      author: '',
      authorName: '',
      text: '',
      permalink: null,
      media: [],
      location: null,
      sentAt: NOW,
    });
  });

  it.each([{}, { id: '' }, { id: { a: 1 } }])('without an id is ignored: %j', (post) => {
    expect(postOf(post, NOW)).toBeUndefined();
  });
});
