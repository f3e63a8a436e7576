import { useState } from 'preact/hooks';
import { useCity } from '../../city';
import type { Action } from '../../kit/actions/use-action';
import { Lazy } from '../../kit/lazy';
import { filtersOf } from '../../queue-query';
import { Permitted } from '../../rights';
import { usePlace } from '../../router';
import { useViews } from '../../use-views';
import { viewOf } from '../../views';
import type { BulkAct } from '../bulk/bulk-acts';
import { BulkBar } from '../feed/bulk-bar';
import type { Transitions } from '../feed/statuses';
import { QueueFilters } from './queue-filters';
import type { QueueIssue } from './queue-read';
import { ViewActs } from './view-acts';
import { textOf } from '../../words';

interface ToolsProps {
  chosen: readonly QueueIssue[];
  onChoose: (ids: ReadonlySet<string>) => void;
  reload: () => Promise<void>;
  act: Action;
  transitions: Transitions | undefined;
}

/** The filters of a queue, and what can be done with all of it, and with the chosen issues. */
export function QueueTools({ chosen, onChoose, reload, act, transitions }: ToolsProps) {
  const place = usePlace();
  const view = viewOf(place, useViews(useCity()));
  const shown = { view, of: filtersOf(place.query), sort: place.query.get('sort') ?? '' };
  const [open, setOpen] = useState<'view' | 'export'>();
  // The issues that are being changed, by title; none: all of the view.
  const [changed, setChanged] = useState<ReadonlyMap<string, string>>();
  const changeChosen = () => setChanged(new Map(chosen.map(({ id, title }) => [id, title])));
  const onClose = () => setOpen(undefined);
  const after = async ({ results }: BulkAct) => {
    const left = results.filter(({ done }) => !done).map(({ issueId }) => issueId);
    if (changed && changed.size > 0) onChoose(new Set(left));
    await reload();
  };
  return (
    <>
      <QueueFilters of={shown.of} sort={shown.sort}>
        <ViewActs {...shown} onOpen={setOpen} onChangeAll={() => setChanged(new Map())} />
      </QueueFilters>
      <BulkBar
        chosen={chosen}
        transitions={transitions}
        act={act}
        onLeft={(ids) => onChoose(new Set(ids))}
        after={reload}
      >
        <ChangeChosen onClick={changeChosen} />
      </BulkBar>
      {open === 'view' && <Lazy load={() => import('./view-dialog')} props={{ ...shown, onClose }} />}
      {open === 'export' && <Lazy load={() => import('./export-dialog')} props={{ ...shown, onClose }} />}
      {changed && (
        <Lazy
          load={() => import('../bulk/bulk-dialog')}
          props={{ chosen: changed, view, after, onClose: () => setChanged(undefined) }}
        />
      )}
    </>
  );
}

function ChangeChosen({ onClick }: { onClick: () => void }) {
  return (
    <Permitted to="bulk">
      <button type="button" aria-haspopup="dialog" onClick={onClick}>
        {textOf('queue.change')}
      </button>
    </Permitted>
  );
}
