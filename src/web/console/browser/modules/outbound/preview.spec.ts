import { previewOf } from './preview';

describe('the preview of a template', () => {
  it('fills in title and link, each time, and keeps other braces', () => {
    expect(previewOf('{title}: see {link}. {title} {other}')).toBe(
      'Street light out at the corner: see https://issues.example/mumbai/issues/iss_1. Street light out at the corner {other}',
    );
  });
});
