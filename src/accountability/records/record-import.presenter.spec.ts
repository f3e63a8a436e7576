import { presentImport } from './record-import.presenter';

describe('the result of an import', () => {
  it('has the reasons for refused rows, in the order of the file', () => {
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
