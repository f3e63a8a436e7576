import { z } from 'zod';
import { dto } from '../platform/http/dto';
import { cityId } from './parameters';

/** What is asked of one city. */
export class CityScopeDto extends dto(z.object({ cityId }).meta({ id: 'CityScope' })) {}
