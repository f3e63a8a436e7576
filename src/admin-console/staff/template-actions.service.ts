import { Injectable } from '@nestjs/common';
import type { ConsoleActor } from '../../kernel/console';
import { type AnswerTemplate, type TemplateInput, TemplatesService } from '../../staff';
import { ScopedIssueQueries } from '../access/scoped-issues.queries';
import { AuditedTransaction } from '../audited-transaction.service';
import type { NewTemplateDto, PreviewTemplateDto } from './templates.dto';

/** Changes of templates of answers, each with its audit record. */
@Injectable()
export class TemplateActionsService {
  constructor(
    private readonly templates: TemplatesService,
    private readonly audited: AuditedTransaction,
    private readonly scoped: ScopedIssueQueries,
  ) {}

  /** Fills in a template for an issue. @throws TemplateNotFound, IssueNotFound */
  async preview(
    actor: ConsoleActor,
    id: string,
    { issueId, language }: PreviewTemplateDto,
  ): ReturnType<TemplatesService['preview']> {
    await this.scoped.assertSeen(actor, issueId);
    return this.templates.preview(id, { issueId, accountId: actor.id, language });
  }

  add(actor: ConsoleActor, { cityId, ...input }: NewTemplateDto): Promise<AnswerTemplate> {
    return this.audited.change(actor, ofTemplate('staff.add_template'), async () => ({
      before: null,
      after: await this.templates.add(cityId, input),
    }));
  }

  /** @throws TemplateNotFound */
  change(actor: ConsoleActor, id: string, change: Partial<TemplateInput>): Promise<AnswerTemplate> {
    return this.audited.change(actor, ofTemplate('staff.change_template'), () =>
      this.templates.change(id, change),
    );
  }

  /** @throws TemplateNotFound */
  async remove(actor: ConsoleActor, id: string): Promise<AnswerTemplate> {
    let removed: AnswerTemplate | undefined;
    const target = { action: 'staff.remove_template', targetType: 'answer_template', targetId: id };
    await this.audited.change(actor, target, async () => {
      removed = await this.templates.remove(id);
      return { before: removed, after: null };
    });
    return removed!;
  }
}

const ofTemplate =
  (action: string) =>
  ({ id }: AnswerTemplate) => ({ action, targetType: 'answer_template', targetId: id });
