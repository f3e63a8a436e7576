import type { ChannelPost } from './channel';
import { masked } from './masked-post';

const post = (author: string, authorName: string) =>
  masked({ author, authorName, text: 'Pothole' } as ChannelPost);

describe('a masked post', () => {
  it('has the end of the number in the form of the number, and the first name', () => {
    expect(post('+919820054321', 'Asha Kulkarni')).toEqual({
      author: '+••••••••4321',
      authorName: 'Asha',
      text: 'Pothole',
    });
  });

  it('has the end of an id without a number, and no name without one', () => {
    expect(post('IN.6612345', ' ')).toMatchObject({ author: '••••••2345', authorName: '' });
    expect(post('+12', 'A')).toMatchObject({ author: '+12', authorName: 'A' });
  });
});
