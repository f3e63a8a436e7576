import type { Reaction } from '../kernel/reactions';
import type { ReactionCounts } from './message';

/**
 * What choosing an emoji does (docs/api/messages.md#reactions): the one already chosen is taken back, another one is
 * replaced, none yet is added.
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
