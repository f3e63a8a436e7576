import { typedPoint } from './typed-point';

const BANDRA = { lat: 19.0544, lng: 72.8324, isSwapped: false };
const NEAR = (text: string) => {
  const { lat = NaN, lng = NaN, isSwapped } = typedPoint(text, '');
  return { lat: Number(lat.toFixed(4)), lng: Number(lng.toFixed(4)), isSwapped };
};

describe('typedPoint', () => {
  it.each([
    ['19.0544', '72.8324'],
    [' 19,0544 ', '72,8324'],
    ['१९.०५४४', '੭੨.੮੩੨੪'],
    ['۱۹.۰۵۴۴', '୭୨.୮୩୨୪'],
    ['１９．０５４４', '൭൨.൮൩൨൪'],
    ['\u200e19.0544\u202c', '\ufeff72.8324'],
    ['19.0544°', '72.8324 °'],
    ['19.0544° N', '72.8324° E'],
    ['N 19.0544', 'e72.8324'],
    ['+19.0544', '+72.8324'],
    ['72.8324 E', '19.0544 N'],
    ['19.0544, 72.8324', ''],
    ['', '19.0544, 72.8324'],
    ['19.0544, 72.8324', '19.0544, 72.8324'],
  ])('reads %j and %j', (lat, lng) => {
    expect(typedPoint(lat, lng)).toEqual(BANDRA);
  });

  it.each([
    '19.0544,72.8324',
    '19.0544 72.8324',
    '19.0544; 72.8324',
    '(19.0544, 72.8324)',
    '[19.0544,72.8324]',
    '19,0544, 72,8324',
    '19,0544 72,8324',
    '19.0544° N, 72.8324° E',
    '19.0544°N 72.8324°E',
    'N 19.0544 E 72.8324',
    '19.0544N72.8324E',
    '72.8324°E 19.0544°N',
    '19°03\'15.84"N 72°49\'56.64"E',
    '19° 3′ 15.84″ N, 72° 49′ 56.64″ E',
    '19°03’15.84”N, 72°49’56.64”E',
    "19º03'15.84''N 72º49'56.64''E",
    '19°03\'15.84" 72°49\'56.64"',
    "19°3.264'N 72°49.944'E",
    '१९.०५४४، ७२.८३२४',
  ])('takes the pair %j apart', (text) => {
    expect(NEAR(text)).toEqual(BANDRA);
  });

  it.each([
    'https://maps.example/@19.0544,72.8324,15z',
    'https://maps.example/?q=19.0544%2C72.8324',
    'https://maps.example/?q=19.0544,+72.8324',
    'https://maps.example/?mlat=19.0544&mlon=72.8324#map=17/19.1/72.9',
    'https://maps.example/#map=17/19.0544/72.8324',
    'geo:19.0544,72.8324?z=15',
    `https://maps.example/place/${'Hill+Road+'.repeat(60)}/@19.0544,72.8324,15z`,
    `https://maps.example/place/${'x'.repeat(120)}/@19.1,72.9,15z/data=!3m1!4b1!3d19.0544!4d72.8324`,
  ])('reads the point of the link %j', (text) => {
    expect(NEAR(text)).toEqual(BANDRA);
    expect(typedPoint(text, text)).toEqual(BANDRA);
  });

  it.each([`19.0544, 72.8324${' '.repeat(300)}`, `${'\u200b'.repeat(300)}19.0544, 72.8324`])(
    'reads a point with much around it that nobody sees',
    (text) => expect(NEAR(text)).toEqual(BANDRA),
  );

  it('reads the whole text: nothing is cut off to make it a point', () => {
    expect(typedPoint(`19.0544, 72.8324${' '.repeat(90)}and more words`, '').lat).toBeNaN();
  });

  it('reads the two fields of degrees, minutes and seconds', () => {
    const { lat, lng } = typedPoint('19°03\'15.8"N', '72°49\'56.6"E');
    expect([lat?.toFixed(5), lng?.toFixed(5)]).toEqual(['19.05439', '72.83239']);
  });

  it.each([
    ['0', '0', 0, 0],
    ['180', '-72,83', 180, -72.83],
    ['33.9 S', '18.4 W', -33.9, -18.4],
    ['', '', undefined, undefined],
    ['19.05', '', 19.05, undefined],
    ['   ', '72', undefined, 72],
  ])('reads %j and %j as %j and %j', (typedLat, typedLng, lat, lng) => {
    expect(typedPoint(typedLat, typedLng)).toEqual({ lat, lng, isSwapped: false });
  });

  it.each([
    ...[
      'north',
      '19.',
      '.5',
      '1e2',
      '1,000.5',
      '1234',
      'N 19.05 N',
      `1.${'1'.repeat(16)}`,
      '--19',
      '19.05.2',
    ],
    ...["19°60'", '19°03\'60"', '1, 2, 3', 'https://maps.example/19,72'],
  ])('does not read %j', (text) => {
    expect(typedPoint(text, '72').lat).toBeNaN();
  });

  it('does not read two longitudes', () => {
    expect(typedPoint('72.8324 E', '72.8324 E').lat).toBeNaN();
  });

  it.each([
    ['72.8324', '19.0544', 72.8324, 19.0544],
    ['72.8324, 19.0544', '', 72.8324, 19.0544],
  ])('says that %j and %j are swapped', (typedLat, typedLng, lat, lng) => {
    expect(typedPoint(typedLat, typedLng)).toEqual({ lat, lng, isSwapped: true });
  });

  it.each(['19.0544 ', ',', ' ,', 'N,', '1', '1.', '1,', '-', 'https://', '!3d1.1', '(', '1°', "1'"])(
    'reads a hundred thousand times %j',
    (text) => {
      for (const before of ['', 'https://'])
        expect(typedPoint(before + text.repeat(100_000), '').lat).toBeNaN();
    },
  );
});
