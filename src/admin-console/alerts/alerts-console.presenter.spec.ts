import type { SubscriptionCount } from '../../alerts';
import { columnsNotPresented } from '../../../test/support/source/every-column';
import { presentCount } from './alerts-console.presenter';

const COUNT: SubscriptionCount = { kind: 'ward', frequency: 'daily', total: 5, confirmed: 3 };

describe('the number of subscriptions of a kind', () => {
  it('is shown completely, with nothing else', () => {
    expect(presentCount({ ...COUNT, emails: ['asha@example.org'] } as SubscriptionCount)).toStrictEqual(
      COUNT,
    );
    expect(columnsNotPresented(COUNT, presentCount)).toEqual([]);
  });
});
