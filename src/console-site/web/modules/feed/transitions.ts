import { type Loading, useLoad } from '../../kit/load';
import { knownConfiguration } from '../../reads';
import { readTransitions } from './issue-calls';
import type { Transitions } from './statuses';

/** Which statuses may follow each. */
export function useTransitions(): Loading<Transitions> {
  return useLoad('transitions', readTransitions, undefined, knownConfiguration()?.transitions);
}
