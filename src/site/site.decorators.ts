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
import { AllowOnSite } from '../api/access.decorator';
import { PageAnswers } from '../api/answers.decorator';
import { SurfaceMetadata } from '../api/surface-metadata.decorator';
import { CITY_SLUGS, type CitySlug } from '../kernel/cities';
import { DomainError } from '../platform/http/domain-error';
import { PageInterceptor } from './page.interceptor';
import { wordsOf, type Words } from './i18n/translate';
import type { SiteRequest } from './languages';

/** A controller of pages: what its handlers return, a `Page` or `SeeOther`, is written as one. */
export function SiteController(): ClassDecorator {
  return applyDecorators(Controller(), UseInterceptors(PageInterceptor), SurfaceMetadata('site', 'pages'));
}

/**
 * A page, or a form's act: what it is, and who may open it.
 * @param access `optional`: anyone; who is signed in is known
 */
export function SitePage(
  summary: string,
  access: 'optional' | 'signed-in' | 'contributor' = 'optional',
): MethodDecorator {
  return applyDecorators(ApiOperation({ summary }), AllowOnSite(access), PageAnswers());
}

/** The city of the path. */
@Injectable()
export class CityPipe implements PipeTransform<unknown, CitySlug> {
  /** @throws DomainError notFound where there is no such city */
  transform(slug: unknown): CitySlug {
    const city = CITY_SLUGS.find((known) => known === slug);
    if (city === undefined) throw new DomainError('notFound', 'There is nothing at this path');
    return city;
  }
}

/** The city of the path. */
export const CityParam = (): ParameterDecorator => Param('city', CityPipe);

/** Which issue a path names. */
export interface IssuePath {
  city: CitySlug;
  id: string;
}

/** The issue of the path. */
@Injectable()
export class IssuePathPipe implements PipeTransform<{ city?: string; id?: string }, IssuePath> {
  private readonly city = new CityPipe();

  /** @throws DomainError notFound where there is no such city */
  transform({ city, id = '' }: { city?: string; id?: string }): IssuePath {
    return { city: this.city.transform(city), id };
  }
}

/** The issue of the path. */
export const IssueParam = (): ParameterDecorator => Param(IssuePathPipe);

/** The words of the language a page is asked for in. */
export const PageWords = createParamDecorator((_: unknown, context: ExecutionContext): Words =>
  wordsOf(context.switchToHttp().getRequest<SiteRequest>().language ?? 'en'),
);
