import type { ChatTemplates } from '../../platform/config/chat-templates';
import { chatContent, type ChatText } from './chat-content';

const NOW = new Date('2027-03-10T04:30:00Z');
const ago = (ms: number) => new Date(NOW.getTime() - ms);
const DAY_MS = 24 * 3_600_000;

const MESSAGE: ChatText = {
  templateKey: 'status_ack',
  body: 'City staff have seen it',
  asTemplate: false,
  lastMessageAt: ago(DAY_MS),
  language: 'en',
  values: { title: 'Pothole', link: 'https://city.example/mumbai/issues/iss_1' },
};
const TEMPLATES: ChatTemplates = {
  status_ack: { name: 'seen', languages: { en: 'en_GB', hi: 'hi' }, parameters: ['title', 'link'] },
};
const content = (changes: Partial<ChatText>, templates = TEMPLATES) =>
  chatContent({ ...MESSAGE, ...changes }, templates, NOW);

describe('the content of a message on the chat platform', () => {
  it('is its text until 24 hours after the last message of the person', () => {
    const text = { type: 'text', text: { body: MESSAGE.body } };
    expect(content({ lastMessageAt: ago(DAY_MS - 1) })).toEqual(text);
    expect(content({ lastMessageAt: NOW }, {})).toEqual(text);
    expect(content({})).not.toEqual(text);
  });

  it('is the template of its key from then on, and where nobody has written', () => {
    const template = {
      type: 'template',
      template: {
        name: 'seen',
        language: { code: 'en_GB' },
        components: [
          {
            type: 'body',
            parameters: [
              { type: 'text', text: 'Pothole' },
              { type: 'text', text: 'https://city.example/mumbai/issues/iss_1' },
            ],
          },
        ],
      },
    };
    expect(content({})).toEqual(template);
    expect(content({ lastMessageAt: null })).toEqual(template);
    expect(content({ lastMessageAt: NOW, asTemplate: true })).toEqual(template);
  });

  it('is none without a template of its key', () => {
    expect(content({ templateKey: 'status_new' })).toBeUndefined();
  });

  it('has no components if the template has no parameters', () => {
    const templates = { status_ack: { name: 'seen', languages: { en: 'en' }, parameters: [] } };
    expect(content({}, templates)).toEqual({
      type: 'template',
      template: { name: 'seen', language: { code: 'en' } },
    });
  });

  it.each([
    ['hi', 'hi'],
    ['ta', 'en_GB'],
  ] as const)('in %s has the language %s', (language, code) => {
    expect(content({ language })).toMatchObject({ template: { language: { code } } });
  });

  it('has the first language of a template that is not in English', () => {
    const templates = { status_ack: { name: 'seen', languages: { mr: 'mr' }, parameters: [] } };
    expect(content({}, templates)).toMatchObject({ template: { language: { code: 'mr' } } });
  });

  it.each([
    ['Hole\n\nhere', 'Hole here'],
    ['Hole\there', 'Hole here'],
    ['Hole     here', 'Hole here'],
    ['Hole\u2028here\u0085\u000b', 'Hole here'],
    ['\u202eHole\u2066 here', 'Hole here'],
    [' \n ', '-'],
  ])('has parameters that the platform takes: %j', (title, text) => {
    expect(content({ values: { ...MESSAGE.values, title } })).toMatchObject({
      template: { components: [{ parameters: [{ type: 'text', text }, {}] }] },
    });
  });
});
