import type { ComponentChildren } from 'preact';
import { useKeysSetting } from '../keys';
import { Dialog } from '../kit/dialog';
import { Tick } from '../kit/forms/fields';
import { textOf } from '../words';

const KEYS: ReadonlyArray<
  readonly [title: string, keys: ReadonlyArray<readonly [key: string, what: string]>]
> = [
  [
    textOf('shell.onEveryPage'),
    [
      ['Ctrl K', textOf('keys.goTo')],
      ['?', textOf('shell.showTheKeys')],
      ['g m', textOf('shell.myIssues')],
      ['g u', textOf('shell.issuesOfNobody')],
      ['g l', textOf('shell.lateIssues')],
      ['g 1', textOf('shell.theFirstSavedView')],
      ['z', textOf('shell.undoWhatTheNewest')],
    ],
  ],
  [
    textOf('shell.inTheQueueAnd'),
    [
      ['j', textOf('shell.nextIssue')],
      ['k', textOf('shell.previousIssue')],
      ['a', textOf('shell.acknowledge')],
      ['p', textOf('shell.startWork')],
      ['r', textOf('shell.resolveWithANote')],
      ['o', textOf('shell.markOverdue')],
      ['h', textOf('shell.hideOrRestore')],
      ['i', textOf('shell.pinOrUnpin')],
    ],
  ],
  [
    textOf('shell.inTheQueue'),
    [
      ['Enter', textOf('shell.openTheIssue')],
      ['x', textOf('shell.chooseForAnAction')],
      ['b', textOf('shell.goToTheActions')],
      ['/', textOf('shell.search')],
    ],
  ],
  [
    textOf('shell.onAnIssue'),
    [
      ['s', textOf('shell.goToTheHolder')],
      ['n', textOf('shell.writeANote')],
      ['c', textOf('shell.writeAPublicAnswer')],
      ['u', textOf('shell.backToTheQueue')],
    ],
  ],
];

/** All keys, and the switch that turns those of one letter off. */
export default function KeysHelp({ onClose }: { onClose: () => void }) {
  const [on, setOn] = useKeysSetting();
  return (
    <Dialog title={textOf('palette.keys')} onClose={onClose}>
      <Tick label={textOf('shell.useKeyboardShortcuts')} checked={on} onChange={setOn} />
      {KEYS.map(([title, keys]) => (
        <section key={title}>
          <h3>{title}</h3>
          <dl class="keys">{keys.map(row)}</dl>
        </section>
      ))}
      <div class="acts">
        <button type="button" onClick={onClose}>
          {textOf('common.close')}
        </button>
      </div>
    </Dialog>
  );
}

function row([key, what]: readonly [string, string]): ComponentChildren {
  return (
    <div key={key}>
      <dt>
        <kbd>{key}</kbd>
      </dt>
      <dd>{what}</dd>
    </div>
  );
}
