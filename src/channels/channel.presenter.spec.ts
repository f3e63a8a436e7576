import { ISSUE_DETAIL_ROW, SHOWN_ISSUE } from '../../test/factories/issue-rows';
import { columnsNotPresented } from '../../test/support/source/every-column';
import { HOUR_MS, MINUTE_MS } from '../kernel/time/durations';
import type { Actor } from '../kernel/people/actor';
import type { FeedPost } from './channel';
import {
  presentChat,
  presentConvertedMention,
  presentConvertedMessage,
  presentMentions,
} from './channel.presenter';

const NOW = new Date('2026-03-01T10:00:00Z');
const BASE_URL = 'https://issues.example';
const ago = (ms: number) => new Date(NOW.getTime() - ms);

const POST: FeedPost = {
  externalId: 'wire.1',
  author: '+919812345678',
  authorName: 'Asha',
  text: 'A pothole in Pune',
  permalink: null,
  media: [
    { id: '1', url: 'https://pictures.example/1.jpg', type: 'image', caption: 'deep' },
    { id: '2', url: '', type: 'video', caption: '', mediaId: 'med_2' },
  ],
  location: { lat: 18.5, lng: 73.8 },
  sentAt: ago(2 * MINUTE_MS),
  category: 'road',
  categoryKeyword: 'pothole',
  city: 'pune',
  cityKeyword: 'pune',
};
const HINTS = { timestamp: '2 min ago', category_hint: 'road', city_hint: 'Pune' };

describe('the chat wall', () => {
  it('shows messages with their hints, and files with URLs of this service once they are stored', () => {
    expect(presentChat({ mode: 'live', posts: [POST] }, '5550001', BASE_URL, NOW)).toStrictEqual({
      messages: [
        {
          id: 'wire.1',
          text: 'A pothole in Pune',
          from: '+919812345678',
          fromName: 'Asha',
          ...HINTS,
          images: [
            {
              id: '1',
              url: 'https://pictures.example/1.jpg',
              type: 'image',
              source: 'chat',
              caption: 'deep',
            },
          ],
          videos: [
            {
              id: '2',
              url: 'https://issues.example/media/med_2',
              type: 'video',
              source: 'chat',
              caption: '',
            },
          ],
          location: { lat: 18.5, lng: 73.8 },
        },
      ],
      mode: 'live',
      phoneNumberId: '5550001',
    });
  });

  it.each([
    [-HOUR_MS, '0 min ago'],
    [MINUTE_MS - 1, '0 min ago'],
    [59 * MINUTE_MS, '59 min ago'],
    [HOUR_MS, '1 h ago'],
    [24 * HOUR_MS - 1, '23 h ago'],
    [24 * HOUR_MS, '1 d ago'],
    [50 * HOUR_MS, '2 d ago'],
  ])('shows the age of a message after %d ms as %s', (age, timestamp) => {
    const { messages } = presentChat({ mode: 'live', posts: [{ ...POST, sentAt: ago(age) }] }, '', '', NOW);
    expect(messages[0]?.timestamp).toBe(timestamp);
  });

  it('has empty hints if none were found', () => {
    const posts = [{ ...POST, category: '' as const, city: '' as const }];
    expect(presentChat({ mode: 'demo', posts }, '', '', NOW).messages[0]).toMatchObject({
      category_hint: '',
      city_hint: '',
    });
  });
});

describe('a post', () => {
  it('is shown with every column except the keywords of its hints', () => {
    const present = (post: FeedPost) => [
      presentChat({ mode: 'live', posts: [post] }, '', BASE_URL, NOW),
      presentMentions('photo', { mode: 'live', posts: [post] }, '', BASE_URL, NOW),
    ];
    const post = { ...POST, sentAt: ago(50 * HOUR_MS) };
    expect(columnsNotPresented(post, present)).toEqual(['categoryKeyword', 'cityKeyword']);
  });
});

describe('the wall of another channel', () => {
  it('shows mentions with their URLs', () => {
    const post = {
      ...POST,
      author: 'asha',
      permalink: 'https://photo.example/p/1',
      media: POST.media.slice(0, 1),
    };
    expect(presentMentions('photo', { mode: 'demo', posts: [post] }, 'mycity', BASE_URL, NOW)).toStrictEqual({
      mentions: [
        {
          id: 'wire.1',
          text: 'A pothole in Pune',
          user: '@asha',
          ...HINTS,
          images: [
            {
              id: '1',
              url: 'https://pictures.example/1.jpg',
              type: 'image',
              source: 'photo',
              caption: 'deep',
            },
          ],
          videos: [],
          permalink: 'https://photo.example/p/1',
        },
      ],
      mode: 'demo',
      handle: 'mycity',
    });
  });

  it('has an empty URL for a mention without one', () => {
    const { mentions } = presentMentions('micro', { mode: 'live', posts: [POST] }, '', '', NOW);
    expect(mentions[0]?.permalink).toBe('');
  });
});

describe('a conversion', () => {
  const issue = ISSUE_DETAIL_ROW;
  const actor: Actor = {
    id: 'usr_1',
    displayName: 'Asha',
    city: 'pune',
    role: 'user',
    tokenRole: 'citizen',
    sessionId: 'ses_1',
  };

  it('of a message shows the ids of the issue and the message', () => {
    expect(presentConvertedMessage({ issue, isNew: true }, 'wire.1')).toStrictEqual({
      issueId: 'iss_1',
      title: 'Broken lamp',
      status: 'resolved',
      source: 'chat',
      messageId: 'wire.1',
      messageUrl: null,
    });
  });

  it('of a mention shows the complete issue, with the mention', () => {
    const shown = presentConvertedMention({ issue, isNew: true }, 'micro', '17', actor, BASE_URL);
    expect(shown).toMatchObject({
      ...SHOWN_ISSUE,
      hasUpvoted: true,
      source: 'micro',
      microPostId: '17',
    });
  });
});
