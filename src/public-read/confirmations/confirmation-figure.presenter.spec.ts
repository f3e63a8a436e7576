import { presentConfirmationFigure } from './confirmation-figure.presenter';

describe('the outcomes of a group', () => {
  it('are shown with all their members', () => {
    const counts = { confirmed: 12, disputed: 5, unconfirmed: 3, notRepaired: 1, n: 21, shown: true };
    const figure = { key: 'H/West', label: 'Bandra West', ...counts };
    const name = { en: 'Bandra West', hi: 'बांद्रा पश्चिम' };
    expect(presentConfirmationFigure({ ...figure, name })).toStrictEqual(figure);
  });
});
