import { argumentsOf } from './form-fields';

const of = (fields: Record<string, string[]>) =>
  argumentsOf({ fields: new Map(Object.entries(fields)), files: [] });

describe('the arguments of a form', () => {
  it('have the names of the specification', () => {
    expect(of({ service_code: ['road'], deviceid: ['phone'], 'tag[]': ['a'] })).toEqual({
      service_code: 'road',
      device_id: 'phone',
      tag: 'a',
      attribute: {},
    });
  });

  it('are lists if they are given twice; pictures always are', () => {
    expect(of({ lat: ['18.5', '18.6'], media_url: ['https://a.example/1'] })).toEqual({
      lat: ['18.5', '18.6'],
      media_url: ['https://a.example/1'],
      attribute: {},
    });
    expect(of({ 'media_url[]': ['https://a.example/1'] }).media_url).toEqual(['https://a.example/1']);
    const both = { media_url: ['https://a.example/1'], 'media_url[]': ['https://a.example/2'] };
    expect(of(both).media_url).toEqual(['https://a.example/1', 'https://a.example/2']);
    const twice = {
      service_code: ['road'],
      'service_code[]': ['traffic'],
      deviceid: ['a'],
      device_id: ['b'],
    };
    expect(of(twice)).toMatchObject({ service_code: ['road', 'traffic'], device_id: ['a', 'b'] });
  });

  it('are absent if they are empty, except for the description', () => {
    expect(of({ lat: [''], long: ['', '73.8'], description: [''] })).toEqual({
      long: '73.8',
      description: '',
      attribute: {},
    });
  });

  it('include the attributes that a service defines, in both notations', () => {
    expect(
      of({
        'attribute[priority]': ['high'],
        'attribute[priority][]': ['low', ''],
        'attribute[__proto__]': ['x'],
      }),
    ).toEqual({ attribute: { priority: ['high', 'low'] } });
    expect(of({ 'xattribute[priority]': ['high'] })).toEqual({
      'xattribute[priority]': 'high',
      attribute: {},
    });
    expect(of({ 'attribute[priority]x': ['high'] })).toEqual({
      'attribute[priority]x': 'high',
      attribute: {},
    });
  });

  it('cannot set members that no form may set', () => {
    const given = of({ attribute: ['x'], __proto__x: ['y'] });
    expect(given.attribute).toEqual({});
    expect(Object.getPrototypeOf(of({ ['__proto__']: ['x'] }))).toBe(Object.prototype);
  });

  it.each<Record<string, string[]>>([{ lat: ['1\0'] }, { 'l\0at': ['1'] }, { lat: ['1', '\0'] }])(
    'are refused if they contain NUL: %j',
    (fields) => {
      const details = [{ field: 'body', message: 'must not contain NUL' }];
      expect(() => of(fields)).toThrow(expect.objectContaining({ details }) as Error);
    },
  );
});
