import { templateName } from './template-name';

describe('the name of a template', () => {
  it('is that of its status, otherwise its key', () => {
    expect(['status_ack', 'status_overdue', 'later'].map(templateName)).toEqual([
      'Acknowledged',
      'Overdue',
      'later',
    ]);
  });
});
