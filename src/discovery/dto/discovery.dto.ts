import { z } from 'zod';
import { dto } from '../../platform/http/dto';
import { CATEGORY_SLUGS } from '../../kernel/categories';
import { CITY_SLUGS } from '../../kernel/cities';

const count = z.int().min(0);

const route = z.strictObject({
  auth: z.boolean(),
  role: z.string().optional(),
  description: z.string().optional(),
});
const routes = z.record(z.string(), route).meta({ description: 'From `METHOD /path` to who may call it' });

export class ApiIndexDto extends dto(
  z
    .strictObject({
      version: z.string(),
      baseUrl: z.string(),
      enums: z.strictObject({
        cities: z.array(z.string()),
        categories: z.array(z.string()),
        statuses: z.array(z.string()),
        priorities: z.array(z.string()),
        roles: z.array(z.string()),
        mediaTypes: z.array(z.string()),
        reactions: z.array(z.string()),
      }),
      pagination: z.strictObject({
        defaultLimit: z.int(),
        maxLimit: z.int(),
        cursorParam: z.string(),
        nextKeyField: z.string(),
      }),
      routes: z.strictObject({
        auth: routes,
        issues: routes,
        messages: routes,
        media: routes,
        scores: routes,
        discovery: routes,
      }),
    })
    .meta({ id: 'ApiIndex' }),
) {}

export class CityListDto extends dto(
  z
    .strictObject({
      cities: z.array(
        z
          .strictObject({
            slug: z.enum(CITY_SLUGS),
            displayName: z.string(),
            state: z.string(),
            openIssues: count,
            totalIssues: count,
            resolvedIssues: count,
          })
          .meta({ id: 'City' }),
      ),
    })
    .meta({ id: 'CityList' }),
) {}

export class CategoryListDto extends dto(
  z
    .strictObject({
      categories: z.array(
        z
          .strictObject({
            slug: z.enum(CATEGORY_SLUGS),
            displayName: z.string(),
            icon: z.string(),
            color: z.string().regex(/^#[0-9A-F]{6}$/),
            description: z.string(),
            openIssues: count,
            totalIssues: count,
          })
          .meta({ id: 'Category' }),
      ),
    })
    .meta({ id: 'CategoryList' }),
) {}

export class HealthDto extends dto(
  z
    .strictObject({
      status: z.literal('ok'),
      uptime: z.number().min(0),
      timestamp: z.iso.datetime(),
      ok: z.literal(true),
      service: z.string(),
      ts: z.iso.datetime(),
    })
    .meta({ id: 'Health' }),
) {}

export class ReadyDto extends dto(z.strictObject({ status: z.literal('ready') }).meta({ id: 'Ready' })) {}
