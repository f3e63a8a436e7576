import { columnsNotPresented } from '../../test/support/source/every-column';
import { presentAdded, presentDeletedMedia, presentMediaItem, presentTicket } from './media.presenter';

const AT = new Date('2026-03-01T10:00:00.123Z');
const BASE_URL = 'https://issues.example';

describe('an attached item', () => {
  it('is presented with each of its columns', () => {
    const item = { mediaId: 'med_1', type: 'microblog', postUrl: null, addedAt: AT } as const;
    expect(columnsNotPresented(item, (row) => presentMediaItem(row, BASE_URL))).toEqual([]);
  });

  it('that was uploaded has a URL of this service', () => {
    const item = { mediaId: 'med_1', type: 'video', postUrl: null, addedAt: AT } as const;
    expect(presentMediaItem(item, BASE_URL)).toStrictEqual({
      mediaId: 'med_1',
      type: 'video',
      url: 'https://issues.example/media/med_1',
      addedAt: '2026-03-01T10:00:00.123Z',
    });
  });

  it('that is a post has the URL of the post', () => {
    const item = {
      mediaId: 'med_1',
      type: 'microblog',
      postUrl: 'https://post.example/1',
      addedAt: AT,
    } as const;
    expect(presentMediaItem(item, BASE_URL).url).toBe('https://post.example/1');
  });
});

describe('an upload', () => {
  it('is presented with each part of its ticket', () => {
    const ticket = { mediaId: 'med_1', uploadUrl: 'https://store.example/put', expiresAt: AT };
    expect(columnsNotPresented(ticket, (row) => presentTicket(row, BASE_URL))).toEqual([]);
  });

  it('that was announced has the upload URL, its expiry and the public URL', () => {
    const ticket = { mediaId: 'med_1', uploadUrl: 'https://store.example/put', expiresAt: AT };
    expect(presentTicket(ticket, BASE_URL)).toStrictEqual({
      mediaId: 'med_1',
      uploadUrl: 'https://store.example/put',
      expiresAt: '2026-03-01T10:00:00.123Z',
      publicUrl: 'https://issues.example/media/med_1',
    });
  });

  it('that was deleted is confirmed', () => {
    expect(presentDeletedMedia('med_1')).toStrictEqual({ mediaId: 'med_1', deleted: true });
  });
});

describe('what was attached', () => {
  const addedAt = new Date('2026-03-01T10:00:00.123Z');

  it('is a reference to a post', () => {
    const item = { mediaId: 'med_1', type: 'microblog' as const, postUrl: 'https://post.example/1', addedAt };
    expect(presentAdded(item, BASE_URL)).toStrictEqual({
      mediaId: 'med_1',
      type: 'microblog',
      url: 'https://post.example/1',
      addedAt: '2026-03-01T10:00:00.123Z',
    });
  });

  it('is a file that is not uploaded yet', () => {
    const ticket = { mediaId: 'med_1', uploadUrl: 'https://store.example/1', expiresAt: addedAt };
    expect(presentAdded(ticket, BASE_URL)).toStrictEqual({
      mediaId: 'med_1',
      uploadUrl: 'https://store.example/1',
      expiresAt: '2026-03-01T10:00:00.123Z',
      publicUrl: 'https://issues.example/media/med_1',
    });
  });
});
