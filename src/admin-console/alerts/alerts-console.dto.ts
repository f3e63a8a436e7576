import { Count, Literal } from '../../api/openapi/answer-fields';

/** How many subscriptions there are of a kind. */
export class SubscriptionCountDto {
  @Literal('issue', 'ward', 'category', 'place')
  kind!: 'issue' | 'ward' | 'category' | 'place';
  @Literal('instant', 'daily', 'weekly')
  frequency!: 'instant' | 'daily' | 'weekly';
  @Count()
  total!: number;
  /** Of these, how many addresses were confirmed: nobody else is written to. */
  @Count()
  confirmed!: number;
}
