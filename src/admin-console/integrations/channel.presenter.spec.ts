import { columnsNotPresented } from '../../../test/support/source/every-column';
import type { ListedChannel } from '../../channels';
import type { Config } from '../../platform/config/config';
import {
  presentChannel,
  presentChannelTest,
  presentConversion,
  presentDelivery,
  presentDemoMode,
  presentHidden,
  presentLimits,
  presentMentions,
  presentSync,
  presentTemplate,
} from './channel.presenter';
import type { DeliveryRow, MentionRow } from './integration.queries';
import type { ListedMention } from './mention-actions.service';

const AT = new Date('2026-03-01T10:00:00.123Z');
const NOT_REPORTED = { deliveredAt: null, readAt: null, errorCode: null };
const SETTINGS = {
  CHAT_PHONE_NUMBER_ID: '5550001',
  CHAT_TOKEN: 'a-secret-of-chat',
  CHAT_VERIFY_TOKEN: 'verify-me',
  PHOTO_HANDLE: 'mycity',
  PHOTO_ACCESS_TOKEN: '12345678',
  MICRO_HANDLE: 'mycity_micro',
  MICRO_BEARER_TOKEN: '123456789',
};
const config = (settings: object = SETTINGS) =>
  ({ settings, publicBaseUrl: 'https://issues.example' }) as Config;
const STATE: ListedChannel = {
  channel: 'chat',
  isConfigured: true,
  demoMode: false,
  lastCheckedAt: AT,
  lastError: null,
  requests: 3,
  errors: 2,
  lastReceived: AT,
};

describe('a channel in the console', () => {
  it('shows every column', () => {
    expect(columnsNotPresented(STATE, (state) => presentChannel(state, config()))).toEqual([]);
  });

  it('shows its configuration and state, with a masked secret', () => {
    expect(presentChannel(STATE, config())).toStrictEqual({
      channel: 'chat',
      name: 'Chat',
      color: '#1E8E5A',
      demoMode: false,
      connectionStatus: 'connected',
      handle: '5550001',
      hasSecret: true,
      secretMasked: '••••chat',
      webhookVerifyToken: 'verify-me',
      webhookUrl: 'https://issues.example/api/chat/webhook',
      lastReceived: '2026-03-01T10:00:00.123Z',
      lastCheckedAt: '2026-03-01T10:00:00.123Z',
      lastError: null,
      errorRate: 0.667,
      requestCount: 3,
    });
  });

  it.each([
    ['photo', { name: 'Photo', color: '#C13584', handle: '@mycity', secretMasked: '••••' }],
    ['micro', { name: 'Micro', color: '#1D5FBF', handle: '@mycity_micro', secretMasked: '••••6789' }],
    [
      'platform',
      { name: 'Platform', color: '#FB4A2E', handle: 'https://issues.example', secretMasked: null },
    ],
  ] as const)('called %s has its own name, colour and handle, and no webhook', (channel, shown) => {
    expect(presentChannel({ ...STATE, channel }, config())).toMatchObject({
      ...shown,
      webhookVerifyToken: null,
      webhookUrl: null,
    });
  });

  it.each([
    ['demo', { demoMode: true, lastError: 'no' }, false],
    ['not_configured', { lastError: 'no' }, false],
    ['degraded', { lastError: 'no' }, true],
  ] as const)('is %s with %j', (connectionStatus, change, isConfigured) => {
    expect(presentChannel({ ...STATE, ...change, isConfigured }, config()).connectionStatus).toBe(
      connectionStatus,
    );
  });

  it('has empty values before its first use', () => {
    const state = { ...STATE, requests: 0, errors: 0, lastCheckedAt: null, lastReceived: null };
    expect(presentChannel(state, config({ ...SETTINGS, CHAT_TOKEN: undefined }))).toMatchObject({
      hasSecret: false,
      secretMasked: null,
      lastReceived: null,
      lastCheckedAt: null,
      errorRate: 0,
      requestCount: 0,
    });
  });
});

describe('a post in the inbox', () => {
  const mention = {
    id: 'men_1',
    channel: 'photo',
    from: '@asha',
    text: 'x'.repeat(441),
    location: { lat: 18.5679, lng: 73.9143, name: 'Phoenix gate' },
    media: [
      { id: '7', url: 'https://pictures.example/7.jpg', type: 'image', caption: '' },
      { id: '8', url: '', type: 'video', caption: '', mediaId: 'med_8' },
    ] as MentionRow['media'],
    receivedAt: new Date(AT.getTime() - 2 * 60_000),
    issueId: null,
    demo: false,
    hidden: false,
    personal: [{ kind: 'phone', start: 3, end: 13 }],
  } as const;

  const shown = (row: ListedMention) => presentMentions([row], 'https://civic.example', AT);

  it('shows all that converting it publishes, and its age', () => {
    expect(shown(mention)).toStrictEqual([
      {
        id: 'men_1',
        chanLabel: 'Photo',
        from: '@asha',
        text: 'x'.repeat(441),
        personal: [{ kind: 'phone', start: 3, end: 13 }],
        location: { lat: 18.5679, lng: 73.9143, name: 'Phoenix gate', address: '' },
        media: [
          { type: 'image', url: 'https://pictures.example/7.jpg' },
          { type: 'video', url: 'https://civic.example/media/med_8' },
        ],
        time: '2m',
        sample: false,
        converted: false,
        convertedIssueId: null,
        hidden: false,
      },
    ]);
  });

  it('shows every column', () => {
    // Another channel has no name.
    const { channel, ...others } = { ...mention, text: 'A pothole' };
    type Others = Omit<ListedMention, 'channel'>;
    const present = (row: Others) => shown({ ...row, channel });
    expect(columnsNotPresented<Others>(others, present)).toEqual([]);
  });

  it('shows whether it is a sample', () => {
    expect(shown({ ...mention, demo: true })[0]?.sample).toBe(true);
  });

  it('has the issue it became', () => {
    expect(shown({ ...mention, issueId: 'iss_1' })).toMatchObject([
      {
        converted: true,
        convertedIssueId: 'iss_1',
      },
    ]);
  });
});

describe('acts of city staff on channels', () => {
  const more = { secret: 'a-secret-of-chat' };

  it('show the result of a test', () => {
    const test = { channel: 'chat', ok: false, mode: 'live', message: 'It does not answer' } as const;
    expect(presentChannelTest({ ...test, ...more })).toStrictEqual(test);
  });

  it('show whether the channel is in demonstration mode', () => {
    const shown = { channel: 'photo', demoMode: true } as const;
    expect(presentDemoMode({ ...shown, ...more })).toStrictEqual(shown);
  });

  it('show how many posts were read', () => {
    const synced = { fetched: 3, inserted: 2, mode: 'demo' } as const;
    expect(presentSync({ ...synced, ...more })).toStrictEqual(synced);
  });

  it('show whether a post is off the wall', () => {
    const hidden = { id: 'men_1', hidden: true };
    expect(presentHidden({ ...hidden, ...more })).toStrictEqual(hidden);
  });

  it('show the issue of a post', () => {
    const converted = { issueId: 'iss_1', alreadyConverted: true };
    expect(presentConversion({ ...converted, ...more })).toStrictEqual(converted);
  });
});

describe('an outbound message', () => {
  const delivery = { id: 'dlv_1', channel: 'chat', templateKey: 'status_ack', status: 'sent' } as const;

  it.each([
    ['919812345678', '•••678'],
    ['1234567', '•••567'],
    ['123456', '•••'],
  ])('to %s shows %s of the address', (recipient, toMasked) => {
    expect(presentDelivery({ ...delivery, recipient, createdAt: AT, ...NOT_REPORTED })).toStrictEqual({
      ...delivery,
      toMasked,
      createdAt: '2026-03-01T10:00:00.123Z',
      ...NOT_REPORTED,
    });
  });

  it('shows when it was delivered and read', () => {
    const reported = { createdAt: AT, deliveredAt: AT, readAt: AT, errorCode: '131026' };
    expect(presentDelivery({ ...delivery, recipient: '+919812345678', ...reported })).toMatchObject({
      deliveredAt: '2026-03-01T10:00:00.123Z',
      readAt: '2026-03-01T10:00:00.123Z',
      errorCode: '131026',
    });
  });

  it('shows every column that is read, and no others', () => {
    const reported = { deliveredAt: AT, readAt: AT, errorCode: '131026' };
    const read = { ...delivery, recipient: '919812345678', createdAt: AT, ...reported };
    expect(columnsNotPresented<DeliveryRow>(read, presentDelivery)).toEqual([]);
    const row = { ...read, body: 'x' };
    expect(Object.keys(presentDelivery(row)).sort()).toEqual([
      'channel',
      'createdAt',
      'deliveredAt',
      'errorCode',
      'id',
      'readAt',
      'status',
      'templateKey',
      'toMasked',
    ]);
  });
});

describe('the texts and limits of outbound messages', () => {
  it('include templates', () => {
    const template = { key: 'status_ack', name: 'Acknowledged', body: '{title}', active: true };
    const row = { ...template, updatedAt: AT };
    expect(presentTemplate(row)).toStrictEqual(template);
    expect(columnsNotPresented(template, presentTemplate)).toEqual([]);
  });

  it('include one set of limits', () => {
    const limits = { quietFrom: '22:00', quietTo: '08:00', rateCapPerHour: 3 };
    const row = { ...limits, updatedAt: AT };
    expect(presentLimits(row)).toStrictEqual({ id: 'default', ...limits });
    expect(columnsNotPresented(limits, presentLimits)).toEqual([]);
  });
});
