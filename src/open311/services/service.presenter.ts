import type { Category } from '../../kernel/categories';
import { PRIORITIES } from '../../kernel/priorities';
import type { ServiceDefinitionDto, ServiceDto } from './service.dto';
import type { ServiceRow } from './service.queries';

/** A category as a service (docs/open311.md#services). */
export function presentService(row: ServiceRow): ServiceDto {
  const { slug, displayName, description, keywords, department } = row;
  return {
    service_code: slug,
    service_name: displayName,
    description,
    metadata: true,
    type: 'realtime',
    keywords: keywords.join(', '),
    group: department,
  };
}

/** The attributes of reports of a category: the priority. */
export function presentDefinition({ slug }: Category): ServiceDefinitionDto {
  return {
    service_code: slug,
    attributes: [
      {
        variable: true,
        code: 'priority',
        datatype: 'singlevaluelist',
        required: false,
        datatype_description: 'One of the values; medium unless given',
        order: 1,
        description: 'How urgent is it?',
        values: PRIORITIES.map((key) => ({ key, name: key.charAt(0).toUpperCase() + key.slice(1) })),
      },
    ],
  };
}
