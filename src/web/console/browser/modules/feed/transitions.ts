import { type Read, useRead } from '../../kit/reads/hooks';
import { cachedConfiguration } from '../../shared-reads';
import { readTransitions } from './issue-calls';
import type { Transitions } from './statuses';

/** Loads the allowed transitions. */
export function useTransitions(): Read<Transitions> {
  return useRead('transitions', readTransitions, cachedConfiguration()?.transitions);
}
