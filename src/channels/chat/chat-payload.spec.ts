import { readDelivery } from './chat-payload';

const NOW = new Date('2026-03-01T10:00:00Z');
const SENT = String(NOW.getTime() / 1000 - 60);
const CONTACT = { wa_id: '919812345678', profile: { name: 'Asha' } };
const TEXT = { id: 'm1', from: '919812345678', timestamp: SENT, type: 'text', text: { body: 'A pothole' } };
const POST = {
  externalId: 'm1',
  author: '+919812345678',
  authorName: 'Asha',
  permalink: null,
  sentAt: new Date('2026-03-01T09:59:00Z'),
  text: 'A pothole',
  media: [],
  location: null,
};

const change = (value: unknown, field: unknown = 'messages') => ({
  entry: [{ changes: [{ field, value }] }],
});
const read = (body: unknown) => {
  const { messages, others } = readDelivery(body, NOW);
  return { messages, others: Object.fromEntries(others) };
};
const delivered = (message: unknown, contacts: unknown = [CONTACT]) =>
  read(change({ contacts, messages: [message] }));
/** The single message that is kept of a delivery. */
const kept = (message: object, contacts?: unknown) =>
  delivered({ ...TEXT, ...message }, contacts).messages[0];

describe('a message of the chat platform', () => {
  it('of text is kept completely', () => {
    expect(delivered(TEXT)).toStrictEqual({ messages: [POST], others: {} });
  });

  it.each([
    ['without a number, with the id of the person', { from: undefined, from_user_id: 'IN.8124' }, 'IN.8124'],
    ['with an empty number, with the id of the person', { from: '', from_user_id: 'IN.8124' }, 'IN.8124'],
    [
      'with an id that looks like a number, without its plus sign',
      { from: undefined, from_user_id: '+91' },
      '91',
    ],
    ['with both, with the number', { from_user_id: 'IN.8124' }, '+919812345678'],
  ])('%s is kept', (_, sender, author) => {
    const contacts = [{ user_id: 'IN.8124', profile: { name: 'Ravi', username: 'ravi.k' } }];
    expect(kept(sender, contacts)).toStrictEqual({ ...POST, author, authorName: 'Ravi' });
  });

  it('without any sender is only counted', () => {
    expect(delivered({ ...TEXT, from: undefined, from_user_id: { toString: 1 } })).toEqual({
      messages: [],
      others: { 'message:text': 1 },
    });
  });

  it('of a picture is kept with its caption', () => {
    const image = { id: '900', mime_type: 'image/jpeg', caption: 'Deep' };
    expect(kept({ type: 'image', image })).toStrictEqual({
      ...POST,
      text: 'Deep',
      media: [{ id: '900', url: '', type: 'image', caption: 'Deep' }],
    });
  });

  it('of a video without a caption is kept', () => {
    expect(kept({ type: 'video', video: { id: 901 } })).toMatchObject({
      text: '',
      media: [{ id: '901', url: '', type: 'video', caption: '' }],
    });
  });

  it('of a place is kept with its name and address', () => {
    const location = { latitude: 19.05, longitude: '72.83', name: 'Hill Road', address: 'Bandra' };
    expect(kept({ type: 'location', location })).toStrictEqual({
      ...POST,
      text: 'Hill Road, Bandra',
      location: { lat: 19.05, lng: 72.83, name: 'Hill Road', address: 'Bandra' },
    });
  });

  it.each([
    [{ name: 'Hill Road' }, 'Hill Road'],
    [{ address: 'Bandra' }, 'Bandra'],
    [{}, ''],
  ])('of a place with only %j is kept with that text', (words, text) => {
    const place = { latitude: -90, longitude: 180, ...words };
    expect(kept({ type: 'location', location: place })).toStrictEqual({
      ...POST,
      text,
      location: { lat: -90, lng: 180, ...words },
    });
  });

  it.each([
    ['id', { id: 'x'.repeat(100) }, { externalId: 'x'.repeat(100) }],
    ['sender', { from: '9'.repeat(300) }, { author: `+${'9'.repeat(200)}` }],
    ['text', { text: { body: 'x'.repeat(10_001) } }, { text: 'x'.repeat(10_000) }],
    [
      'caption',
      { type: 'image', image: { id: '1', caption: 'x'.repeat(10_001) } },
      { text: 'x'.repeat(10_000) },
    ],
    [
      'place',
      {
        type: 'location',
        location: { latitude: 1, longitude: 2, name: 'n'.repeat(201), address: 'a'.repeat(501) },
      },
      { location: { lat: 1, lng: 2, name: 'n'.repeat(200), address: 'a'.repeat(500) } },
    ],
  ])('has its %s cut to the stored length', (_, message, post) => {
    expect(kept(message)).toMatchObject(post);
  });

  it('has its sender’s number with one plus sign', () => {
    expect(kept({ from: '+91981' })).toMatchObject({ author: '+91981' });
  });

  it.each([
    ['a number', NOW.getTime() / 1000 - 1, '2026-03-01T09:59:59.000Z'],
    ['a text', '1700000000', '2023-11-14T22:13:20.000Z'],
    ['a fraction', '1700000000.5', '2023-11-14T22:13:20.500Z'],
    ['this very moment', NOW.getTime() / 1000, '2026-03-01T10:00:00.000Z'],
  ])('with its time as %s has that time', (_, timestamp, sentAt) => {
    expect(kept({ timestamp })?.sentAt.toISOString()).toBe(sentAt);
  });

  it.each([
    [undefined],
    [NOW.getTime() / 1000 + 1],
    ['0'],
    [-5],
    ['yesterday'],
    ['x1700000000'],
    ['1700000000x'],
    ['1'.repeat(16)],
    [`1700000000.${'1'.repeat(21)}`],
    [{ valueOf: () => 1 }],
    [true],
  ])('with the time %j has the time of its arrival', (timestamp) => {
    expect(kept({ timestamp })?.sentAt).toBe(NOW);
  });
});

describe('the sender of a message', () => {
  it('has the name of the contact with the same id, whatever member has the id', () => {
    const contacts = [
      { user_id: '919812345678', profile: { name: 'Asha' } },
      { wa_id: '2', profile: { name: 'Ravi' } },
    ];
    expect(kept({}, contacts)).toMatchObject({ authorName: 'Asha' });
  });

  it('has the name of the only contact, whatever its id', () => {
    expect(kept({}, [{ wa_id: 'another', profile: { name: 'Asha' } }])).toMatchObject({ authorName: 'Asha' });
  });

  it.each([
    ['of several contacts none has the id', [{ wa_id: '1', profile: { name: 'A' } }, { wa_id: '2' }]],
    ['there are no contacts', []],
    ['the contacts are no list', 'x'],
    ['the contact has no profile', [{ wa_id: '919812345678', profile: 'x' }]],
  ])('has no name if %s', (_, contacts) => {
    expect(kept({}, contacts)).toMatchObject({ authorName: '' });
  });

  it('is searched among the first twenty texts of a contact', () => {
    const many = Object.fromEntries(Array.from({ length: 19 }, (_, n) => [`k${n}`, `v${n}`]));
    const contacts = [{ profile: { name: 'Asha' }, ...many, wa_id: '919812345678' }, { wa_id: '2' }];
    expect(kept({}, contacts)).toMatchObject({ authorName: '' });
  });

  it('is searched among the first thousand contacts', () => {
    const contacts = [...Array.from({ length: 1000 }, (_, n) => ({ wa_id: `c${n}` })), CONTACT];
    expect(kept({}, contacts)).toMatchObject({ authorName: '' });
  });

  it('has a name of one line, without controls', () => {
    const name = '  Asha\r\n\u2028City\tstaff\u0085\u202e\u0007ok\0 ';
    expect(kept({}, [{ ...CONTACT, profile: { name } }])).toMatchObject({ authorName: 'Asha City staff ok' });
  });

  it('has a name that is cut to its limit', () => {
    expect(kept({}, [{ ...CONTACT, profile: { name: 'x'.repeat(201) } }])).toMatchObject({
      authorName: 'x'.repeat(200),
    });
  });
});

describe('what is only counted', () => {
  it.each([
    ['a text that is none', { text: { body: 7 } }, 'message:text'],
    ['no id', { id: undefined }, 'message:text'],
    ['an id that is too long', { id: 'x'.repeat(101) }, 'message:text'],
    ['no sender', { from: null }, 'message:text'],
    ['a picture without id', { type: 'image', image: {} }, 'message:image'],
    ['a video without id', { type: 'video', video: { id: '' } }, 'message:video'],
    [
      'a latitude beyond the pole',
      { type: 'location', location: { latitude: 90.1, longitude: 1 } },
      'message:location',
    ],
    [
      'a longitude around the earth',
      { type: 'location', location: { latitude: 1, longitude: -180.1 } },
      'message:location',
    ],
    ['no latitude', { type: 'location', location: { longitude: 1 } }, 'message:location'],
    [
      'a place that is no number',
      { type: 'location', location: { latitude: [], longitude: 1 } },
      'message:location',
    ],
    ['a reaction', { type: 'reaction', reaction: { emoji: '😮' } }, 'message:reaction'],
    ['a type nobody knows', { type: 'invented' }, 'message:other'],
    ['a type that is no text', { type: { toString: 1 } }, 'message:other'],
    ['no type', { type: undefined }, 'message:other'],
  ])('is a message with %s', (_, message, kind) => {
    expect(delivered({ ...TEXT, ...message })).toEqual({ messages: [], others: { [kind]: 1 } });
  });

  it.each([
    'audio',
    'button',
    'contacts',
    'document',
    'interactive',
    'order',
    'sticker',
    'system',
    'unsupported',
  ])('is a message of type %s, by its name', (type) => {
    expect(delivered({ ...TEXT, type }).others).toEqual({ [`message:${type}`]: 1 });
  });

  it.each([
    ['deleted', 'status:deleted'],
    ['delivered', 'status:delivered'],
    ['failed', 'status:failed'],
    ['read', 'status:read'],
    ['sent', 'status:sent'],
    ['invented', 'status:other'],
    [7, 'status:other'],
    [undefined, 'status'],
  ])('is the status %j', (status, kind) => {
    expect(read(change({ statuses: [{ id: 'x', status }] }))).toEqual({
      messages: [],
      others: { [kind]: 1 },
    });
  });

  it.each([
    ['account_update', 'field:account_update'],
    ['message_template_status_update', 'field:message_template_status_update'],
    ['invented', 'field:other'],
    [undefined, 'field'],
  ])('is a change of the field %j', (field, kind) => {
    const body = { entry: [{ changes: [{ field, value: { messages: [TEXT] } }] }] };
    expect(read(body)).toEqual({ messages: [], others: { [kind]: 1 } });
  });

  it('is each error', () => {
    expect(read(change({ errors: [{}, 'x'] }))).toEqual({ messages: [], others: { error: 2 } });
  });

  it('is a body that cannot be parsed', () => {
    const bodies = [undefined, null, [], 'text', {}, { entry: 'x' }, { entry: [null, 7, { changes: 'x' }] }];
    expect(bodies.map((body) => read(body))).toEqual(
      bodies.map(() => ({ messages: [], others: { unreadable: 1 } })),
    );
  });

  it('is counted in addition to the messages that are kept', () => {
    const two = change({
      contacts: [CONTACT],
      messages: [TEXT, { ...TEXT, type: 'sticker' }, { ...TEXT, type: 'sticker' }],
    });
    const body = { entry: [...two.entry, { changes: [{ field: 'account_update', value: {} }] }] };
    expect(read(body)).toEqual({
      messages: [POST],
      others: { 'message:sticker': 2, 'field:account_update': 1 },
    });
  });
});
