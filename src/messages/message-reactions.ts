import type { Reaction } from '../kernel/reactions';
import type { ReactionCounts } from './message';

/**
 * The effect of choosing an emoji (docs/api/messages.md#reactions): one's current reaction is removed, another one is
 * replaced, and without one it is added.
 */
export function react(
  counts: ReactionCounts,
  mine: Reaction | null,
  chosen: Reaction,
): { reactions: ReactionCounts; myReaction: Reaction | null } {
  const myReaction = mine === chosen ? null : chosen;
  const reactions = { ...counts };
  if (mine) change(reactions, mine, -1);
  if (myReaction) change(reactions, myReaction, 1);
  return { reactions, myReaction };
}

function change(counts: ReactionCounts, emoji: Reaction, by: number): void {
  const count = (counts[emoji] ?? 0) + by;
  if (count > 0) counts[emoji] = count;
  else delete counts[emoji];
}
