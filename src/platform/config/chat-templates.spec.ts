import { readSettings } from './config';
import { SETTINGS } from './settings';

const TEMPLATE = { name: 'report_seen', languages: { en: 'en', hi: 'hi' }, parameters: ['title', 'link'] };

const refusalOf = (text: string): string => {
  try {
    readSettings({ CHAT_TEMPLATES: text });
    return 'accepted';
  } catch (error) {
    return (error as Error).message;
  }
};

describe('the templates of the chat platform', () => {
  it('are none if the setting is not set', () => {
    expect(readSettings({}).CHAT_TEMPLATES).toEqual({});
  });

  it('are read by their key', () => {
    const templates = { status_ack: TEMPLATE, confirm_repair: { ...TEMPLATE, parameters: [] } };
    expect(readSettings({ CHAT_TEMPLATES: JSON.stringify(templates) }).CHAT_TEMPLATES).toEqual(templates);
  });

  it.each([
    ['{', 'must be JSON'],
    ['[]', 'must be a JSON object'],
    [{ status_closed: TEMPLATE }, 'has the unknown template "status_closed"; known are status_new, '],
    [{ status_ack: 'report_seen' }, 'the template status_ack must be an object'],
    [{ status_ack: { ...TEMPLATE, header: 'x' } }, 'the template status_ack has the unknown member "header"'],
    [{ status_ack: { ...TEMPLATE, name: '' } }, 'the template status_ack must have a name'],
    [{ status_ack: { ...TEMPLATE, name: undefined } }, 'the template status_ack must have a name'],
    [{ status_ack: { ...TEMPLATE, languages: {} } }, 'the template status_ack must have languages'],
    [{ status_ack: { ...TEMPLATE, languages: ['en'] } }, 'the template status_ack must have languages'],
    [
      { status_ack: { ...TEMPLATE, languages: { fr: 'fr' } } },
      'has the unknown language "fr"; known are en, hi',
    ],
    [
      { status_ack: { ...TEMPLATE, languages: { en: 7 } } },
      'must have a code of the platform for the language en',
    ],
    [{ status_ack: { ...TEMPLATE, parameters: 'title' } }, 'must have a list of parameters'],
    [
      { status_ack: { ...TEMPLATE, parameters: ['ward'] } },
      'has the unknown parameter "ward"; known are title, link',
    ],
    [{ status_ack: { ...TEMPLATE, parameters: [null] } }, 'has the unknown parameter null'],
  ])('%j are refused', (templates, problem) => {
    const refusal = refusalOf(typeof templates === 'string' ? templates : JSON.stringify(templates));
    expect(refusal).toContain('The service cannot start:\n  - CHAT_TEMPLATES: ');
    expect(refusal).toContain(problem);
    expect(refusal).toContain(SETTINGS.CHAT_TEMPLATES.fix);
  });
});
