/** The six reactions a message can carry. */
export const REACTIONS = ['👍', '❤️', '😂', '😮', '😢', '🙏'] as const;
export type Reaction = (typeof REACTIONS)[number];

const EMOJI_PRESENTATION = /\ufe0f/g;

/** The reaction that a text is, with or without the emoji presentation selector; undefined if it is none of the six. */
export function reactionOf(text: string): Reaction | undefined {
  const bare = text.replaceAll(EMOJI_PRESENTATION, '');
  return REACTIONS.find((reaction) => reaction.replaceAll(EMOJI_PRESENTATION, '') === bare);
}
