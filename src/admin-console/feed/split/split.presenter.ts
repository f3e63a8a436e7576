import { mediaUrl } from '../../../kernel/media-types';
import type { MovableDto, SplitIssuesDto } from './split.dto';
import type { Movable } from './split.queries';

/** What the parts of an issue can have. URLs of uploads are paths. */
export function presentMovable({ messages, media, supporters }: Movable): MovableDto {
  return {
    messages: messages.map(({ id, author, text, at }) => ({ id, author, text, at: momentOf(at) })),
    media: media.map(({ id, type, postUrl }) => ({ id, type, url: postUrl ?? mediaUrl('', id) })),
    supporters: supporters.map(({ id, name, at }) => ({ id, name, at: momentOf(at) })),
  };
}

/** The issues that an issue was split into. @param issueIds their ids, in the order of the parts */
export function presentSplit(issueIds: string[]): SplitIssuesDto {
  return { issueIds };
}

function momentOf(at: string): string {
  return new Date(at).toISOString();
}
