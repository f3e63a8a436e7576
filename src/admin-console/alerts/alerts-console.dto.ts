import { Count, Literal } from '../../api/openapi/answer-fields';

/** The number of subscriptions of a kind. */
export class SubscriptionCountDto {
  @Literal('issue', 'ward', 'category', 'place')
  kind!: 'issue' | 'ward' | 'category' | 'place';
  @Literal('instant', 'daily', 'weekly')
  frequency!: 'instant' | 'daily' | 'weekly';
  @Count()
  total!: number;
  /** How many of them have a confirmed address; only these get mail. */
  @Count()
  confirmed!: number;
}
