import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { CITY_SLUGS, type CitySlug } from '../kernel/cities';
import { DomainError, InvalidInput } from '../platform/http/domain-error';
import type { ApiRequest } from '../platform/http/request';

const NAME = 'jurisdiction_id';

/** There is no such city. */
export class JurisdictionUnknown extends DomainError {
  constructor() {
    super('notFound', 'jurisdiction_id was not found', [{ field: NAME, message: 'was not found' }]);
  }
}

/**
 * The city of a request: that of its path, or of `jurisdiction_id`, which the shared paths require
 * (docs/open311.md#jurisdictions).
 * @throws InvalidInput if it is missing, differs from the path's, or differs between form and query;
 *   JurisdictionUnknown
 */
export function jurisdictionOf(request: Pick<ApiRequest, 'params' | 'query' | 'body'>): CitySlug {
  const [asked, other = asked] = askedFor(request);
  if (Array.isArray(asked) || Array.isArray(other)) throw refused('must be given once');
  if (other !== asked) throw refused('must be the same in the form and the query');
  const { city } = request.params;
  if (city !== undefined && asked !== undefined && asked !== city)
    throw refused('must be that of the path, or left out');
  const slug = city ?? asked;
  if (slug === undefined) throw refused('is required');
  const known = CITY_SLUGS.find((each) => each === slug);
  if (known === undefined) throw new JurisdictionUnknown();
  return known;
}

/** The city of a request, if it names a known one. */
export function knownJurisdictionOf(
  request: Pick<ApiRequest, 'params' | 'query' | 'body'>,
): CitySlug | undefined {
  const slug = request.params.city ?? askedFor(request)[0];
  return CITY_SLUGS.find((each) => each === slug);
}

function refused(message: string): InvalidInput {
  return new InvalidInput([{ field: NAME, message }]);
}

/** The values of the form, if there is one, and of the query; empty ones count as absent. */
function askedFor({ query, body }: Pick<ApiRequest, 'query' | 'body'>): unknown[] {
  const given = [(body as Record<string, unknown> | undefined)?.[NAME], query[NAME]];
  return given.filter((value) => value !== undefined && value !== '');
}

/** The city of a request. */
export const JurisdictionOfRequest = createParamDecorator((_: unknown, context: ExecutionContext): CitySlug =>
  jurisdictionOf(context.switchToHttp().getRequest<ApiRequest>()),
);

/** The city of a read, and the parameter that names it in the document. */
export function Jurisdiction(): ParameterDecorator {
  return (target, key, index) => {
    JurisdictionOfRequest()(target, key, index);
    const descriptor = key === undefined ? undefined : Object.getOwnPropertyDescriptor(target, key);
    if (key === undefined || descriptor === undefined) return;
    const shown = {
      name: NAME,
      required: false,
      type: 'string',
      description: 'The city; required if the path names none',
      example: 'mumbai',
    };
    ApiQuery(shown)(target, key, descriptor as TypedPropertyDescriptor<unknown>);
  };
}
