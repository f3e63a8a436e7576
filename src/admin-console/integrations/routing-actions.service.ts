import { Injectable } from '@nestjs/common';
import { type KeywordRecord, KeywordRecordsService } from '../../channels';
import { characters } from '../../api/validation/text';
import { FEED_CATEGORIES, type FeedCategory } from '../../kernel/categories';
import type { ConsoleActor } from '../../kernel/console';
import { InvalidInput } from '../../platform/http/domain-error';
import { AuditedTransaction } from '../audited-transaction.service';
import { KeywordIncomplete, KeywordLength } from './integration.errors';
import type { AddKeywordDto } from './integrations.dto';

/**
 * Changes of the routing keywords by city staff (docs/api/console-feed.md#routing-keywords), each in one transaction
 * with its audit record.
 */
@Injectable()
export class RoutingActionsService {
  constructor(
    private readonly keywords: KeywordRecordsService,
    private readonly audited: AuditedTransaction,
  ) {}

  /** @throws KeywordIncomplete, KeywordLength, InvalidInput; DomainError conflict if the category already has it */
  add(actor: ConsoleActor, body: AddKeywordDto): Promise<KeywordRecord> {
    const { category, keyword } = keywordIn(body);
    const target = ({ id }: { id: string }) => ({
      action: 'routing.add_keyword',
      targetType: 'keyword',
      targetId: id,
    });
    const act = async () => ({ before: null, after: await this.keywords.add(category, keyword) });
    return this.audited.change(actor, target, act, written);
  }

  /** @throws DomainError notFound */
  async remove(actor: ConsoleActor, id: string): Promise<void> {
    const target = { action: 'routing.remove_keyword', targetType: 'keyword', targetId: id };
    const act = async () => ({ before: await this.keywords.remove(id), after: null });
    await this.audited.change(actor, target, act, written);
  }
}

/** The state of a keyword in the audit log. */
function written(record: KeywordRecord | null): object | null {
  return record && { id: record.id, category: record.label, keyword: record.keyword };
}

/**
 * The keyword of a body.
 * @throws KeywordIncomplete, KeywordLength; InvalidInput for an unknown category
 */
function keywordIn({ category, keyword }: AddKeywordDto): { category: FeedCategory; keyword: string } {
  if (isMissing(category) || isMissing(keyword)) throw new KeywordIncomplete();
  const known = FEED_CATEGORIES.find((label) => label === category);
  if (!known)
    throw new InvalidInput([{ field: 'category', message: `must be one of ${FEED_CATEGORIES.join(', ')}` }]);
  const word = typeof keyword === 'string' ? keyword.trim() : '';
  const length = characters(word);
  if (length < 2 || length > 60) throw new KeywordLength();
  return { category: known, keyword: word };
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}
