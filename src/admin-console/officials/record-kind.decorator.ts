import { applyDecorators, Injectable, Param, type PipeTransform } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { RECORD_KINDS, type RecordKind } from '../../accountability';
import { DomainError } from '../../platform/http/domain-error';

/** There is no such kind of records. */
export class RecordKindUnknown extends DomainError {
  constructor() {
    super('notFound', 'There is no such kind of record');
  }
}

/** Parses the kind of records in the path. */
@Injectable()
export class RecordKindPipe implements PipeTransform<string, RecordKind> {
  /** @throws RecordKindUnknown */
  transform(path: string): RecordKind {
    const kind = Object.values(RECORD_KINDS).find((known) => known.path === path);
    if (!kind) throw new RecordKindUnknown();
    return kind;
  }
}

/** The kind of records in the path. */
export const PathRecordKind = (): ParameterDecorator => Param('kind', RecordKindPipe);

/** Documents the kind of records in the path. */
export const RecordKindParam = (): MethodDecorator =>
  applyDecorators(
    ApiParam({
      name: 'kind',
      description: `One of ${Object.keys(RECORD_KINDS).join(', ')}`,
      example: 'officials',
    }),
  );
