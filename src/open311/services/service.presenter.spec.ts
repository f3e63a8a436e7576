import { columnsNotPresented } from '../../../test/support/source/every-column';
import { CATEGORIES } from '../../kernel/categories';
import { presentDefinition, presentService } from './service.presenter';

const ROAD = CATEGORIES.find(({ slug }) => slug === 'road')!;

describe('a category as a service', () => {
  it('is shown with its department and keywords', () => {
    const row = { ...ROAD, department: 'Roads Department', keywords: ['pothole', 'footpath'] };
    expect(presentService(row)).toStrictEqual({
      service_code: 'road',
      service_name: 'Roads',
      description: ROAD.description,
      metadata: true,
      type: 'realtime',
      keywords: 'pothole, footpath',
      group: 'Roads Department',
    });
    // Only the site shows these two.
    expect(columnsNotPresented(row, presentService)).toEqual(['icon', 'color']);
  });

  it('may have neither', () => {
    expect(presentService({ ...ROAD, department: null, keywords: [] })).toMatchObject({
      keywords: '',
      group: null,
    });
  });
});

describe('the attributes of a category', () => {
  it('are an optional priority', () => {
    expect(presentDefinition(ROAD)).toStrictEqual({
      service_code: 'road',
      attributes: [
        {
          variable: true,
          code: 'priority',
          datatype: 'singlevaluelist',
          required: false,
          datatype_description: 'One of the values; medium unless given',
          order: 1,
          description: 'How urgent is it?',
          values: [
            { key: 'low', name: 'Low' },
            { key: 'medium', name: 'Medium' },
            { key: 'high', name: 'High' },
          ],
        },
      ],
    });
  });
});
