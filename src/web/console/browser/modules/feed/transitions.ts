import { type Loading, useLoad } from '../../kit/reads/hooks';
import { knownConfiguration } from '../../shared-reads';
import { readTransitions } from './issue-calls';
import type { Transitions } from './statuses';

/** Loads the allowed transitions. */
export function useTransitions(): Loading<Transitions> {
  return useLoad('transitions', readTransitions, undefined, knownConfiguration()?.transitions);
}
