import { presentConfirmations } from './confirmations.presenter';

describe('what people say about repairs, as CSV', () => {
  it('has a row for each group, an empty cell for what is not shown, and no formula', async () => {
    const hidden = { confirmed: null, disputed: null, unconfirmed: null, notRepaired: null };
    const { pieces } = presentConfirmations([
      {
        key: 'A',
        label: 'Fort, "A"',
        name: 'Fort, "A"',
        confirmed: 12,
        disputed: 5,
        unconfirmed: 3,
        notRepaired: 1,
        n: 21,
        shown: true,
      },
      { key: 'B', label: '=1+1', name: '=1+1', ...hidden, n: 3, shown: false },
    ]);
    let text = '';
    for await (const piece of pieces) text += piece;
    expect(text.split('\r\n')).toEqual([
      'key,label,confirmed,disputed,unconfirmed,notRepaired,n,shown',
      'A,"Fort, ""A""",12,5,3,1,21,true',
      "B,'=1+1,,,,,3,false",
      '',
    ]);
  });
});
