import { pixelsOf } from './picture-regions';

describe('the pixels of a region', () => {
  const picture = { width: 200, height: 100 };

  it('are all that it touches', () => {
    const region = { x: 0.251, y: 0.255, width: 0.25, height: 0.25 };
    expect(pixelsOf(region, picture)).toEqual({ left: 50, top: 25, width: 51, height: 26 });
  });

  it('end with the picture, and are at least one', () => {
    expect(pixelsOf({ x: 0.9, y: 0.9, width: 1, height: 1 }, picture)).toEqual({
      left: 180,
      top: 90,
      width: 20,
      height: 10,
    });
    expect(pixelsOf({ x: 1, y: 1, width: 0.0001, height: 0.0001 }, picture)).toEqual({
      left: 199,
      top: 99,
      width: 1,
      height: 1,
    });
  });

  it('are whole blocks', () => {
    const region = { x: 0.1, y: 0.1, width: 0.1, height: 0.9 };
    expect(pixelsOf(region, picture, 16)).toEqual({ left: 16, top: 0, width: 32, height: 100 });
  });
});
