import { columnsNotPresented } from '../../../test/support/source/every-column';
import type { AnswerTemplate } from '../../staff';
import { presentPreview, presentRemovedTemplate, presentTemplate } from './template.presenter';

const TEMPLATE: AnswerTemplate = {
  id: 'tpl_1',
  city: 'mumbai',
  name: 'Planned',
  category: 'road',
  status: 'progress',
  texts: { en: 'Dear {reporter}' },
  active: true,
  createdAt: new Date('2026-03-01T10:00:00Z'),
  updatedAt: new Date('2026-03-01T11:00:00Z'),
};

describe('a template of answers', () => {
  it('is shown with what city staff decide about it', () => {
    expect(presentTemplate(TEMPLATE)).toStrictEqual({
      id: 'tpl_1',
      cityId: 'mumbai',
      name: 'Planned',
      category: 'road',
      status: 'progress',
      texts: { en: 'Dear {reporter}' },
      active: true,
    });
    expect(columnsNotPresented(TEMPLATE, presentTemplate)).toEqual(['createdAt', 'updatedAt']);
  });

  it('is named when it is removed', () => {
    expect(presentRemovedTemplate(TEMPLATE)).toStrictEqual({ id: 'tpl_1', removed: true });
  });

  it('is shown with its language when it is filled in', () => {
    const filledIn = { language: 'hi', text: 'प्रिय आशा' } as const;
    expect(presentPreview(filledIn)).toStrictEqual(filledIn);
  });
});
