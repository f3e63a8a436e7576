import {
  applyDecorators,
  Controller,
  createParamDecorator,
  type ExecutionContext,
  Injectable,
  Param,
  type PipeTransform,
  UseInterceptors,
} from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { Answers } from '../../api/answers.decorator';
import { AllowOnSite } from '../../api/access.decorator';
import { Api } from '../../api/api.decorator';
import { CITY_SLUGS, type CitySlug } from '../../kernel/cities';
import { DomainError } from '../../platform/http/domain-error';
import { PageInterceptor } from './page.interceptor';
import { wordsOf, type Words } from './i18n/translate';
import type { SiteRequest } from './languages';

/** A controller of pages: its handlers return a `Page` or `SeeOther`, which is written as a page. */
export function SiteController(): ClassDecorator {
  return applyDecorators(Controller(), UseInterceptors(PageInterceptor), Api('site', 'pages'));
}

/**
 * A page or the act of a form: its description, and who may open it.
 * @param access `optional`: everyone; signed-in people are identified
 */
export function SitePage(
  summary: string,
  access: 'optional' | 'signed-in' | 'contributor' = 'optional',
): MethodDecorator {
  return applyDecorators(ApiOperation({ summary }), AllowOnSite(access), Answers(200, null));
}

/** Parses the city of the path. */
@Injectable()
export class CityPipe implements PipeTransform<unknown, CitySlug> {
  /** @throws DomainError `notFound` if there is no such city */
  transform(slug: unknown): CitySlug {
    const city = CITY_SLUGS.find((known) => known === slug);
    if (city === undefined) throw new DomainError('notFound', 'There is nothing at this path');
    return city;
  }
}

/** The city of the path. */
export const CityParam = (): ParameterDecorator => Param('city', CityPipe);

/** The issue in a path. */
export interface IssuePath {
  city: CitySlug;
  id: string;
}

/** Parses the city and the issue of the path. */
@Injectable()
export class IssuePathPipe implements PipeTransform<{ city?: string; id?: string }, IssuePath> {
  private readonly city = new CityPipe();

  /** @throws DomainError `notFound` if there is no such city */
  transform({ city, id = '' }: { city?: string; id?: string }): IssuePath {
    return { city: this.city.transform(city), id };
  }
}

/** The issue of the path. */
export const IssueParam = (): ParameterDecorator => Param(IssuePathPipe);

/** The texts in the language of the request. */
export const PageWords = createParamDecorator((_: unknown, context: ExecutionContext): Words =>
  wordsOf(context.switchToHttp().getRequest<SiteRequest>().language ?? 'en'),
);
