import { HASHED_HEIGHT, HASHED_WIDTH, pictureHashOf } from './picture-hash';

const grey = (brightness: (x: number, y: number) => number): Uint8Array =>
  Uint8Array.from({ length: HASHED_WIDTH * HASHED_HEIGHT }, (_, index) =>
    brightness(index % HASHED_WIDTH, Math.floor(index / HASHED_WIDTH)),
  );

describe('the hash of a picture', () => {
  it('has a bit for each pixel with a right neighbour, set if the pixel is brighter', () => {
    expect(pictureHashOf(grey((x) => 200 - 10 * x))).toBe('1'.repeat(64));
    expect(pictureHashOf(grey((x) => 10 * x))).toBe('0'.repeat(64));
    expect(pictureHashOf(grey((x, y) => (y === 1 ? 200 - 10 * x : 10 * x)))).toBe(
      '0'.repeat(8) + '1'.repeat(8) + '0'.repeat(48),
    );
  });

  it('does not depend on how bright a picture is', () => {
    const of = (more: number) => pictureHashOf(grey((x, y) => more + ((x * 37 + y * 23) % 100)));
    expect(of(0)).toBe(of(90));
  });

  it('is null for a picture without contrast', () => {
    expect(pictureHashOf(grey((x) => 100 + (x % 2) * 15))).toBeNull();
    expect(pictureHashOf(grey((x) => 100 + (x % 2) * 16))).not.toBeNull();
  });
});
