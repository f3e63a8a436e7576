/** The six reactions a message can carry. */
export const REACTIONS = ['👍', '❤️', '😂', '😮', '😢', '🙏'] as const;
export type Reaction = (typeof REACTIONS)[number];

const EMOJI_PRESENTATION = /\ufe0f/g;

/** The reaction a text means, with or without the emoji presentation selector; undefined when it means none. */
export function reactionOf(text: string): Reaction | undefined {
  const bare = text.replaceAll(EMOJI_PRESENTATION, '');
  return REACTIONS.find((reaction) => reaction.replaceAll(EMOJI_PRESENTATION, '') === bare);
}
