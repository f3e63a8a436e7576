import { Get, Param, Post, Query } from '@nestjs/common';
import { z } from 'zod';
import type { ConsoleActor } from '../../kernel/console';
import { Allow, CurrentConsoleActor } from '../../platform/http/access.decorator';
import { BareAnswers, Summary } from '../../platform/http/answers.decorator';
import { ConsoleApi } from '../../platform/http/console-api/console-api.decorator';
import { dto } from '../../platform/http/dto';
import { CityQueryDto } from '../city-query.dto';
import { type Cluster, Duplicates } from './duplicates.service';

class ClusterDto extends dto(
  z
    .strictObject({
      id: z.string(),
      category: z.string(),
      ward: z.string(),
      window: z.string().meta({ description: 'From the first report to the last, as days (ISO 8601)' }),
      members: z.array(z.string()).meta({ description: 'Ids of issues, the oldest first' }),
      merged: z.boolean(),
      canonicalIssueId: z.string().optional().meta({ description: 'Once it is merged' }),
    })
    .meta({ id: 'DuplicateCluster' }),
) {}

class MergedDto extends dto(
  z
    .strictObject({ id: z.string(), merged: z.literal(true), canonicalIssueId: z.string() })
    .meta({ id: 'MergedCluster' }),
) {}

/** Document 3, section 4.4: issues that seem to be one. */
@ConsoleApi('feed/duplicates')
export class DuplicatesController {
  constructor(private readonly duplicates: Duplicates) {}

  @Get()
  @Summary('Lists clusters of issues that seem to be one: what is not merged first, 200 at the most')
  @Allow('console')
  @BareAnswers(200, ClusterDto, { list: true, errors: [401] })
  async list(@Query() { cityId }: CityQueryDto): Promise<ClusterDto[]> {
    return (await this.duplicates.list(cityId)).map(presentCluster);
  }

  @Post(':clusterId/merge')
  @Summary('Makes the other members duplicates of the first; they are hidden unless they are closed')
  @Allow('console')
  @BareAnswers(200, MergedDto, { errors: [401, 403, 404] })
  async merge(
    @CurrentConsoleActor() actor: ConsoleActor,
    @Param('clusterId') id: string,
  ): Promise<MergedDto> {
    const { canonicalIssueId } = await this.duplicates.merge(actor, id);
    return { id, merged: true, canonicalIssueId };
  }
}

function presentCluster({
  id,
  category,
  ward,
  members,
  firstAt,
  lastAt,
  merged,
  canonicalIssueId,
}: Cluster): ClusterDto {
  const window = `${firstAt.toISOString().slice(0, 10)}/${lastAt.toISOString().slice(0, 10)}`;
  return { id, category, ward, window, members, merged, canonicalIssueId: canonicalIssueId ?? undefined };
}
