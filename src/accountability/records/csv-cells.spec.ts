import { doubtsOf, encodingDamage, visibleCells } from './csv-cells';
import { RECORD_KINDS } from './record-kind';

const misread = (text: string, encoding: 'latin1' | 'windows-1252') =>
  new TextDecoder(encoding).decode(Buffer.from(text));

describe('the cells of a row', () => {
  const HEADER = ['name', 'city', 'pincodes', 'contact_phone', 'address'];
  const cellsOf = (...cells: string[]) => visibleCells(RECORD_KINDS['police-stations'], HEADER, cells);

  it('are as a person sees them', () => {
    expect(
      cellsOf(
        '\u200e Kothrud\u00a0PS ',
        '\u200bpune ',
        '\u00a0४११०३८;４１１０３９\u200b',
        '020',
        'Paud\u00a0Road',
      ),
    ).toEqual(['Kothrud PS', 'pune', ' 411038;411039', '020', 'Paud Road']);
  });

  it('keep the joiners of words, and everything in a row with an id', () => {
    expect(cellsOf('क्\u200dष', 'pune', '', '', '')[0]).toBe('क्\u200dष');
    const cells = ['pol_1', ' Kothrud\u00a0PS', 'pune'];
    expect(visibleCells(RECORD_KINDS['police-stations'], ['id', 'name', 'city'], cells)).toEqual(cells);
  });

  it('have emails, offices and references without blanks around them', () => {
    const official = visibleCells(
      RECORD_KINDS.officials,
      ['name', 'designation', 'city', 'email'],
      ['C D', ' Ward Officer', 'mumbai ', ' c@d.example\u200b'],
    );
    expect(official).toEqual(['C D', 'Ward Officer', 'mumbai', 'c@d.example']);
  });

  it('may be damaged', () => {
    const values = { name: 'K', contact_phone: '९.१९८१२E+११', address: '?????', pincodes: ['411038'] };
    expect(doubtsOf(values).map(({ field }) => field)).toEqual(['contact_phone', 'address']);
  });
});

describe('a wrong encoding', () => {
  it.each([
    'कोथरूड पोलीस ठाणे',
    'தமிழ்',
    'ಕನ್ನಡ',
    'বাংলা থানা',
    'ગુજરાતી',
    'తెలుగు',
    'café',
    '“Lane”',
    'اردو تھانہ – ہے',
  ])('is seen in %s', (text) => {
    for (const encoding of ['latin1', 'windows-1252'] as const)
      expect(encodingDamage(misread(text, encoding))).toContain('wrong encoding');
  });

  it.each(['à¤•à¥‹à¤¥à¤°à¥‚à¤¡ à¤ªà¥‹à¤²à¥€à¤¸ à¤ à¤¾à¤£à¥‡', '????? ????', 'Koth\ufffdrud'])(
    'is seen in %s',
    (text) => {
      expect(encodingDamage(text)).toContain('wrong encoding');
    },
  );

  it.each([
    '',
    'कोथरूड',
    'São Tomé Rua à Praça',
    'ÃO',
    'Is it? What??',
    '50° 10’',
    'Âge',
    'naïve – déjà',
    '«à»',
  ])('is not seen in "%s"', (text) => {
    expect(encodingDamage(text)).toBeUndefined();
  });
});
