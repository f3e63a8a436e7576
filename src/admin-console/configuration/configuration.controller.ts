import { Body, Get, Put } from '@nestjs/common';
import { z } from 'zod';
import { FEED_CATEGORIES } from '../../kernel/categories';
import type { ConsoleActor } from '../../kernel/console';
import { FEED_STATUSES, type FeedStatus } from '../../kernel/statuses';
import { Allow, CurrentConsoleActor } from '../../platform/http/access.decorator';
import { BareAnswers, Summary } from '../../platform/http/answers.decorator';
import { ConsoleApi } from '../../platform/http/console-api/console-api.decorator';
import { dto } from '../../platform/http/dto';
import { DeskSettings } from './desk-settings.service';

const hours = z
  .int()
  .min(1)
  .max(24 * 365);
const status = z.enum(FEED_STATUSES);
const each = <Key extends string, Value extends z.ZodType>(keys: readonly Key[], value: Value) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, value])) as Record<Key, Value>);

const slaHours = each(FEED_CATEGORIES, hours).meta({
  id: 'SlaHours',
  description: 'Hours an issue of each category has until it is overdue',
});
const transitions = each(FEED_STATUSES, z.array(status)).meta({
  id: 'FeedTransitions',
  description: 'For each status of the feed those the desk may move an issue to',
});
const features = z
  .strictObject({ duplicateDetection: z.boolean(), outboundMessages: z.boolean() })
  .meta({ id: 'Features' });

class ConfigurationDto extends dto(
  z.strictObject({ slaHours, transitions, features }).meta({ id: 'DeskConfiguration' }),
) {}

/** A resolved issue cannot be overdue, and none moves to where it is. */
function isStep(from: FeedStatus, to: FeedStatus): boolean {
  return from !== to && !(from === 'resolved' && to === 'overdue');
}

class ChangeConfigurationDto extends dto(
  z
    .strictObject({
      slaHours: slaHours.partial().optional(),
      transitions: transitions
        .partial()
        .optional()
        .superRefine((table, context) => {
          for (const [from, list] of Object.entries(table ?? {}) as Array<[FeedStatus, FeedStatus[]]>)
            for (const to of list)
              if (!isStep(from, to))
                context.addIssue({ code: 'custom', path: [from], message: `cannot lead to ${to}` });
        }),
      features: features.partial().optional(),
    })
    .refine((change) => Object.keys(change).length > 0, 'must name something to change')
    .meta({ id: 'ChangeDeskConfiguration' }),
) {}

/** What the desk configures (document 3, section 4.7). */
@ConsoleApi('config')
export class ConfigurationController {
  constructor(private readonly settings: DeskSettings) {}

  @Get()
  @Summary('Shows the SLA hours, the table of transitions and the feature switches')
  @Allow('console')
  @BareAnswers(200, ConfigurationDto, { errors: [401] })
  read(): Promise<ConfigurationDto> {
    return this.settings.read();
  }

  @Put()
  @Summary('Changes what is given of the configuration; the rest stays')
  @Allow('console')
  @BareAnswers(200, ConfigurationDto, { errors: [401, 403] })
  change(
    @CurrentConsoleActor() actor: ConsoleActor,
    @Body() change: ChangeConfigurationDto,
  ): Promise<ConfigurationDto> {
    return this.settings.change(actor, change);
  }
}
