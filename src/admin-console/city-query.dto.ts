import { z } from 'zod';
import { dto } from '../platform/http/dto';
import { consoleParameter } from './feed/feed.dto';

/** What is asked of one city. */
export class CityQueryDto extends dto(
  z.object({ cityId: consoleParameter('The city, by its id', 'mumbai') }).meta({ id: 'ConsoleCity' }),
) {}
