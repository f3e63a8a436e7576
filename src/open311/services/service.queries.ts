import { Injectable } from '@nestjs/common';
import { CATEGORIES, type Category } from '../../kernel/categories';
import type { CitySlug } from '../../kernel/cities';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { ServiceUnknown } from './service.errors';

const MAX_KEYWORDS = 20;

/**
 * The department is chosen in the same way as for the chain of an issue. Keywords are those of routing, without
 * wildcards: the highest weights first, then in the order of entry, as the lists begin with the most common ones.
 */
const findServices = statement(
  'open311.services',
  `select c.slug,
          (select d.name from departments d where d.city = $1 and c.slug = any (d.categories)
            order by cardinality(d.categories), d.id limit 1) as department,
          array(select k.word from (
                  select rtrim(keyword, '*') as word, max(weight) as weight, min(id) as first from keywords
                   where kind = 'category' and target = c.slug and language in ('', 'en') group by 1) k
                 order by k.weight desc, k.first limit ${MAX_KEYWORDS}) as keywords
     from unnest($2::text[]) c (slug)`,
);

interface ServiceFacts {
  slug: Category['slug'];
  department: string | null;
  keywords: string[];
}

/** A category as a service of a city. */
export interface ServiceRow extends Category, Pick<ServiceFacts, 'department' | 'keywords'> {}

/** The services of a city: its categories, with the department responsible for each. */
@Injectable()
export class ServiceQueries {
  constructor(private readonly database: Database) {}

  /** In the order of the categories. */
  async of(city: CitySlug): Promise<ServiceRow[]> {
    const values = [city, CATEGORIES.map(({ slug }) => slug)];
    const facts = await this.database.rows<ServiceFacts>(findServices, values);
    const known = new Map(facts.map((each) => [each.slug, each]));
    return CATEGORIES.map((category) => {
      const { department = null, keywords = [] } = known.get(category.slug) ?? {};
      return { ...category, department, keywords };
    });
  }
}

/** The category of a service code, which is the same in all cities. @throws ServiceUnknown */
export function categoryOf(city: CitySlug | undefined, serviceCode: string): Category {
  const category = CATEGORIES.find(({ slug }) => slug === serviceCode);
  if (!category) throw new ServiceUnknown(city);
  return category;
}
