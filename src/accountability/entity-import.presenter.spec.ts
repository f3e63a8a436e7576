import { presentImport } from './entity-import.presenter';

describe('what became of a file', () => {
  it('is shown with why rows did not land, in their order', () => {
    const outcome = {
      imported: 3,
      skipped: 2,
      errors: [
        { row: 3, field: 'pincodes', message: 'must be six digits' },
        { row: 5, field: 'row', message: 'cannot be read as CSV' },
      ],
    };
    expect(presentImport(outcome)).toStrictEqual(outcome);
  });
});
