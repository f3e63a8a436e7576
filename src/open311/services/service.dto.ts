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
  /** Whether it has a definition: each has. */
  @Literal(true)
  metadata!: boolean;
  /** An id is answered at once. */
  @Literal('realtime')
  type!: 'realtime';
  /** Words people use for it, separated by commas. @example "pothole, footpath" */
  keywords!: string;
  /** The department that looks after it in the city; null where none is known. @example "Roads Department" */
  group!: string | null;
}

/** A value an attribute can have. */
export class AttributeValueDto {
  @ValueOf(PRIORITY)
  key!: Priority;
  /** @example High */
  name!: string;
}

/** What a report can say beside its place and description. */
export class AttributeDto {
  /** Whether a report may set it. */
  variable!: boolean;
  /** @example priority */
  code!: string;
  @Literal('singlevaluelist')
  datatype!: 'singlevaluelist';
  required!: boolean;
  /** How it is written. */
  datatype_description!: string;
  order!: number;
  /** What is asked for. */
  description!: string;
  values!: AttributeValueDto[];
}

/** What a report of a service can say. */
export class ServiceDefinitionDto {
  @ValueOf(CATEGORY)
  service_code!: CategorySlug;
  attributes!: AttributeDto[];
}
