import { Literal, ValueOf } from '../../api/openapi/answer-fields';
import type { CategorySlug } from '../../kernel/categories';
import { CATEGORY, PRIORITY } from '../../kernel/named-values';
import type { Priority } from '../../kernel/priorities';

/** A kind of issue that can be reported. */
export class ServiceDto {
  @ValueOf(CATEGORY)
  service_code!: CategorySlug;
  /** @example Roads */
  service_name!: string;
  /** @example "Potholes, broken surfaces, missing markings and damaged footpaths" */
  description!: string;
  /** Whether it has a definition; always true. */
  @Literal(true)
  metadata!: boolean;
  /** The answer to a report has its id. */
  @Literal('realtime')
  type!: 'realtime';
  /** Words people use for it, separated by commas. @example "pothole, footpath" */
  keywords!: string;
  /** The department responsible in the city; null if unknown. @example "Roads Department" */
  group!: string | null;
}

/** A possible value of an attribute. */
export class AttributeValueDto {
  @ValueOf(PRIORITY)
  key!: Priority;
  /** @example High */
  name!: string;
}

/** An attribute a report can have beside its position and description. */
export class AttributeDto {
  /** Whether a report may set it. */
  variable!: boolean;
  /** @example priority */
  code!: string;
  @Literal('singlevaluelist')
  datatype!: 'singlevaluelist';
  required!: boolean;
  /** How its values are written. */
  datatype_description!: string;
  order!: number;
  /** Its meaning. */
  description!: string;
  values!: AttributeValueDto[];
}

/** The attributes of reports of a service. */
export class ServiceDefinitionDto {
  @ValueOf(CATEGORY)
  service_code!: CategorySlug;
  attributes!: AttributeDto[];
}
