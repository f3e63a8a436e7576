import { check } from '../../api/validation/request-validation.pipe';
import { ConvertMentionDto } from './conversion.dto';

const DRAFT = {
  title: 'Pothole on Hill Road',
  description: 'As written in the chat this morning',
  category: 'road',
  city: 'Bombay',
};
const URL = 'https://pictures.example/1.jpg';
const pictures = (count: number) => Array<object>(count).fill({ url: URL });

describe('the conversion of a mention', () => {
  it('has priority medium by default, the slug of its city, and only the URLs of attachments', () => {
    const images = [{ id: '1', url: ` ${URL}\n`, type: 'image', source: 'photo', caption: '' }];
    expect(check(ConvertMentionDto, { ...DRAFT, images }).value).toEqual({
      ...DRAFT,
      city: 'mumbai',
      priority: 'medium',
      images: [{ url: URL }],
    });
  });

  it.each([
    ['no list', 'x', { field: 'images', message: 'must be of type array' }],
    ['an item that is null', [null], { field: 'images.0', message: 'must be of type object' }],
    ['an item that is a list', [[{ url: URL }]], { field: 'images.0', message: 'must be of type object' }],
    ['an item without an address', [{}], { field: 'images.0.url', message: 'is required' }],
    ['an address without slashes', [{ url: 'http:host' }], { field: 'images.0.url', message: 'Invalid URL' }],
    ['another scheme', [{ url: 'javascript:1' }], { field: 'images.0.url', message: 'Invalid URL' }],
    ['eleven items', pictures(11), { field: 'images', message: 'must name at most 10' }],
  ])('refuses %s', (_, images, problem) => {
    expect(check(ConvertMentionDto, { ...DRAFT, images }).problems?.[0]).toEqual(problem);
  });

  it('refuses more than ten attachments together', () => {
    const draft = { ...DRAFT, images: pictures(6), videos: pictures(5) };
    expect(check(ConvertMentionDto, draft).problems).toEqual([
      { field: 'videos', message: 'must be 10 at most, together with images' },
    ]);
  });

  it('refuses a city name that is padded beyond the maximum length', () => {
    expect(check(ConvertMentionDto, { ...DRAFT, city: `mumbai${' '.repeat(100)}` }).problems).toEqual([
      { field: 'city', message: 'must be 2 to 100 characters long' },
    ]);
  });
});
