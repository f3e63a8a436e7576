import { type Read, useRead } from '../../kit/reads/hooks';
import { useMay } from '../../rights';
import { cachedConfiguration } from '../../shared-reads';
import { readTransitions } from './issue-calls';
import { STATUS_NAMES, type Transitions } from './statuses';

const NONE = Object.fromEntries(STATUS_NAMES.map((status) => [status, []])) as unknown as Transitions;

/** Loads the transitions that are allowed to the user. */
export function useTransitions(): Read<Transitions> {
  const mayMove = useMay('status');
  const read = useRead('transitions', readTransitions, cachedConfiguration()?.transitions);
  return mayMove ? read : { ...read, data: read.data && NONE };
}
