import type { Template } from '../templates/template-calls';
import { offeredTemplates, templateOptions } from './template-options';

const template = (id: string, of: Partial<Template> = {}): Template => ({
  id,
  cityId: 'mumbai',
  name: `Template ${id}`,
  category: null,
  status: null,
  texts: { en: 'x', mr: 'y' },
  active: true,
  ...of,
});

describe('the templates of an issue', () => {
  it('are those of its category and status, what names more of it first', () => {
    const templates = [
      template('any'),
      template('of-road', { category: 'road' }),
      template('of-both', { category: 'road', status: 'new' }),
      template('of-traffic', { category: 'traffic' }),
      template('of-resolved', { status: 'resolved' }),
      template('inactive', { active: false }),
    ];
    const options = templateOptions(templates, { categorySlug: 'road', status: 'new' });
    expect(options.map(({ id }) => id)).toEqual(['of-both', 'of-road', 'any']);
    expect(options[0]).toEqual({ id: 'of-both', label: 'Template of-both', about: 'English, मराठी' });
  });

  it.each([
    ['/', { from: 0, wanted: '' }, 2],
    ['Dear\n/rep', { from: 5, wanted: 'rep' }, 1],
    ['either/or', undefined, 0],
    ['1 / 2', undefined, 0],
  ])('are offered after %j: %j', (before, place, count) => {
    const options = ['Repair', 'Where'].map((label) => ({ id: label, label, about: '' }));
    const offered = offeredTemplates(before, options);
    expect(offered && { from: offered.from, wanted: offered.wanted }).toEqual(place);
    expect(offered?.options.length ?? 0).toBe(count);
  });
});
