import { draftOfMention } from './conversion-draft';

const DRAFT = {
  title: 'Pothole',
  description: 'A deep one',
  category: 'road',
  city: 'pune',
  priority: 'high',
} as const;
const [one, two, three] = ['1', '2', '3'].map((name) => ({ url: `https://pictures.example/${name}` }));

describe('the draft of a conversion', () => {
  it('refers to the media of the post if the body has none', () => {
    expect(draftOfMention(DRAFT)).toStrictEqual(DRAFT);
  });

  it('refers to the pictures of the body, then to its videos', () => {
    expect(draftOfMention({ ...DRAFT, videos: [three!], images: [one!, two!] })).toStrictEqual({
      ...DRAFT,
      mediaUrls: [one!.url, two!.url, three!.url],
    });
  });

  it.each([{ images: [] }, { videos: [] }])('refers to nothing with %j', (attachments) => {
    expect(draftOfMention({ ...DRAFT, ...attachments }).mediaUrls).toEqual([]);
  });
});
