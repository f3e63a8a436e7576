import type { z } from 'zod';

/** A class that stands for a schema: usable as the type of a handler's argument and known to the validation pipe. */
export interface DtoClass<Schema extends z.ZodType = z.ZodType> {
  new (): z.output<Schema>;
  readonly schema: Schema;
  /** What a value that does not fit is refused as; unless said, invalid. */
  readonly refusal?: 'unprocessable';
}

/** The base class of a DTO: `class ReportDto extends dto(z.object({ ... })) {}`. */
export function dto<Schema extends z.ZodType>(schema: Schema): DtoClass<Schema> {
  class Dto {
    static readonly schema = schema;
  }
  return Dto as unknown as DtoClass<Schema>;
}

/** The base class of a body whose refusal is 422 instead of 400 (document 1, section 4.6). */
export function unprocessable<Schema extends z.ZodType>(schema: Schema): DtoClass<Schema> {
  return Object.assign(dto(schema), { refusal: 'unprocessable' as const });
}

/** Whether a class is a DTO. */
export function isDtoClass(type: unknown): type is DtoClass {
  return typeof type === 'function' && 'schema' in type;
}
