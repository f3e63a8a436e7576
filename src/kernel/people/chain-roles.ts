/** The roles an issue can be escalated to, in the order city staff use them (docs/api/console-feed.md#chain-roles). */
export const CHAIN_ROLES = ['Local Police', 'Corporator', 'Municipal Ward Officer', 'MLA', 'MP'] as const;
export type ChainRole = (typeof CHAIN_ROLES)[number];

/** The next role in the chain: the first one after null, and null after the last one. */
export function nextChainRole(role: ChainRole | null): ChainRole | null {
  return role === null ? CHAIN_ROLES[0] : (CHAIN_ROLES[CHAIN_ROLES.indexOf(role) + 1] ?? null);
}
