/** Who an issue can be laid before, in the order city staff go through them (docs/api/console-feed.md#chain-roles). */
export const CHAIN_ROLES = ['Local Police', 'Corporator', 'Municipal Ward Officer', 'MLA', 'MP'] as const;
export type ChainRole = (typeof CHAIN_ROLES)[number];

/** The role after another, from none through all and back to none. */
export function nextChainRole(role: ChainRole | null): ChainRole | null {
  return role === null ? CHAIN_ROLES[0] : (CHAIN_ROLES[CHAIN_ROLES.indexOf(role) + 1] ?? null);
}
