import type { ComponentChildren } from 'preact';
import { useKeysSetting } from '../keys';
import { Dialog } from '../kit/dialog';
import { Tick } from '../kit/forms/fields';

const KEYS: ReadonlyArray<
  readonly [title: string, keys: ReadonlyArray<readonly [key: string, what: string]>]
> = [
  [
    'On every page',
    [
      ['Ctrl K', 'go to a page, a ward or an issue'],
      ['?', 'show the keys'],
      ['g m', 'my issues'],
      ['g u', 'issues of nobody'],
      ['g l', 'late issues'],
      ['g 1', 'the first saved view, to g 9'],
      ['z', 'undo what the newest action offers to'],
    ],
  ],
  [
    'In the queue and on an issue',
    [
      ['j', 'next issue'],
      ['k', 'previous issue'],
      ['a', 'acknowledge'],
      ['p', 'start work'],
      ['r', 'resolve, with a note and photos'],
      ['o', 'mark overdue'],
      ['h', 'hide or restore'],
      ['i', 'pin or unpin'],
    ],
  ],
  [
    'In the queue',
    [
      ['Enter', 'open the issue'],
      ['x', 'choose for an action on several'],
      ['b', 'go to the actions on several'],
      ['/', 'search'],
    ],
  ],
  [
    'On an issue',
    [
      ['s', 'go to the holder'],
      ['n', 'write a note'],
      ['c', 'write a public answer'],
      ['u', 'back to the queue'],
    ],
  ],
];

/** All keys, and the switch that turns those of one letter off. */
export default function KeysHelp({ onClose }: { onClose: () => void }) {
  const [on, setOn] = useKeysSetting();
  return (
    <Dialog title="Keys" onClose={onClose}>
      <Tick label="Use keyboard shortcuts" checked={on} onChange={setOn} />
      {KEYS.map(([title, keys]) => (
        <section key={title}>
          <h3>{title}</h3>
          <dl class="keys">{keys.map(row)}</dl>
        </section>
      ))}
      <div class="acts">
        <button type="button" onClick={onClose}>
          Close
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
