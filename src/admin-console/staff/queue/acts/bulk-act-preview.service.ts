import { Injectable } from '@nestjs/common';
import { FeedTransitionsService } from '../../../../issues';
import type { ConsoleActor } from '../../../../kernel/console';
import { InvalidInput } from '../../../../platform/http/domain-error';
import { PhotoNeedsService } from '../../../../resolution';
import { type BulkActName, UnitQueries } from '../../../../staff';
import { ScopedIssueQueries } from '../../../access/scoped-issues.queries';
import { actRefusal } from './bulk-act.policy';
import { BulkActFactsQueries } from './bulk-act-facts.queries';
import type { ActValue } from './bulk-act-value';

/** How many refused issues a preview names. */
const MAX_REFUSED = 500;

/** What an act would do. */
export interface BulkPreview {
  total: number;
  would: number;
  refused: Array<{ issueId: string; reason: string }>;
}

/** Says what acts on many issues would do. */
@Injectable()
export class BulkActPreviewService {
  constructor(
    private readonly units: UnitQueries,
    private readonly transitions: FeedTransitionsService,
    private readonly photoNeeds: PhotoNeedsService,
    private readonly facts: BulkActFactsQueries,
    private readonly scoped: ScopedIssueQueries,
  ) {}

  /** What the act would do now. @throws as `unitCityOf` */
  async preview(
    actor: ConsoleActor,
    { act, value }: { act: BulkActName; value: ActValue },
    issueIds: readonly string[],
  ): Promise<BulkPreview> {
    const unitCity = await this.unitCityOf(value);
    const [facts, transitions] = [
      await this.facts.of(await this.scoped.seenBy(actor, issueIds)),
      await this.transitions.read(),
    ];
    const isRepair = act === 'status' && value.status === 'resolved';
    const needPhoto = isRepair ? await this.photoNeeds.needing([...facts.values()]) : new Set<string>();
    const refused = issueIds.flatMap((issueId) => {
      const reason = actRefusal(act, value, facts.get(issueId), { transitions, unitCity, needPhoto });
      return reason === undefined ? [] : [{ issueId, reason }];
    });
    const total = issueIds.length;
    return { total, would: total - refused.length, refused: refused.slice(0, MAX_REFUSED) };
  }

  /**
   * The city of the unit that gets the issues; null without one.
   * @throws InvalidInput if the unit is not active, or the account is no member of it
   */
  async unitCityOf({ unitId, accountId }: ActValue): Promise<string | null> {
    if (!unitId) return null;
    const unit = await this.units.find(unitId);
    if (!unit?.active)
      throw new InvalidInput([{ field: 'value.unitId', message: 'is that of no active unit' }]);
    if (accountId && !unit.members.includes(accountId))
      throw new InvalidInput([{ field: 'value.accountId', message: 'is that of no member of the unit' }]);
    return unit.city;
  }
}
