import { presentMovable, presentSplit } from './split.presenter';

const AT = '2026-03-01T12:00:00+05:30';

describe('what the parts of an issue can have', () => {
  it('has uploads as paths of this service, and posts with their own URLs', () => {
    const shown = presentMovable({
      messages: [{ id: 'msg_1', author: 'Asha', text: 'The bin is full', at: AT }],
      media: [
        { id: 'med_1', type: 'image', postUrl: null },
        { id: 'med_2', type: 'microblog', postUrl: 'https://social.example/1' },
      ],
      supporters: [{ id: 'usr_1', name: null, at: AT }],
    });
    const at = '2026-03-01T06:30:00.000Z';
    expect(shown).toStrictEqual({
      messages: [{ id: 'msg_1', author: 'Asha', text: 'The bin is full', at }],
      media: [
        { id: 'med_1', type: 'image', url: '/media/med_1' },
        { id: 'med_2', type: 'microblog', url: 'https://social.example/1' },
      ],
      supporters: [{ id: 'usr_1', name: null, at }],
    });
  });
});

describe('the issues that an issue was split into', () => {
  it('are named in the order of the parts', () => {
    expect(presentSplit(['iss_2', 'iss_1'])).toStrictEqual({ issueIds: ['iss_2', 'iss_1'] });
  });
});
