import { applyDecorators, Injectable, Param, type PipeTransform } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { ENTITIES, type Entity } from '../../accountability';
import { DomainError } from '../../platform/http/domain-error';

/** There is no such kind of records. */
export class RecordKindUnknown extends DomainError {
  constructor() {
    super('notFound', 'There is no such kind of record');
  }
}

/** Parses the kind of records in the path. */
@Injectable()
export class RecordKindPipe implements PipeTransform<string, Entity> {
  /** @throws RecordKindUnknown */
  transform(path: string): Entity {
    const entity = Object.values(ENTITIES).find((known) => known.path === path);
    if (!entity) throw new RecordKindUnknown();
    return entity;
  }
}

/** The kind of records in the path. */
export const RecordKind = (): ParameterDecorator => Param('kind', RecordKindPipe);

/** Documents the kind of records in the path. */
export const RecordKindParam = (): MethodDecorator =>
  applyDecorators(
    ApiParam({
      name: 'kind',
      description: `One of ${Object.keys(ENTITIES).join(', ')}`,
      example: 'officials',
    }),
  );
