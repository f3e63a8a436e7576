import { Refusal } from '../../refusal';
import { NEW_SPLIT, placed, splitOf, withParts } from './split-draft';

describe('the draft of a split', () => {
  const titled = { ...NEW_SPLIT, titles: [' Lamp ', 'Bin'] };

  it('moves each thing to the part chosen last, and leaves what is taken back', () => {
    let draft = placed(titled, 'messageIds', 'msg_1', 0);
    draft = placed(draft, 'messageIds', 'msg_1', 1);
    draft = placed(draft, 'mediaIds', 'med_1', 0);
    draft = placed(draft, 'supporterIds', 'usr_1', 1);
    draft = placed(draft, 'supporterIds', 'usr_1', undefined);
    expect(splitOf(draft)).toStrictEqual({
      parts: [
        { title: 'Lamp', messageIds: [], mediaIds: ['med_1'], supporterIds: [] },
        { title: 'Bin', messageIds: ['msg_1'], mediaIds: [], supporterIds: [] },
      ],
    });
  });

  it('keeps with a part that is taken away what would move to it', () => {
    const three = withParts(titled, 3);
    expect(three.titles).toEqual([' Lamp ', 'Bin', '']);
    const two = withParts(placed(placed(three, 'mediaIds', 'med_1', 2), 'mediaIds', 'med_2', 1), 2);
    expect(splitOf(two).parts.map(({ mediaIds }) => mediaIds)).toEqual([[], ['med_2']]);
  });

  it('is refused without a title for each part', () => {
    expect(() => splitOf({ ...titled, titles: ['Lamp', ' '] })).toThrow(
      new Refusal(400, ['Write a title for part 2.']),
    );
  });
});
