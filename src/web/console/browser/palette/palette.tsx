import { useEffect, useId, useState } from 'preact/hooks';
import { useCity } from '../city';
import { MIN_LENGTH, useFoundIssues } from '../found-issues';
import { Dialog } from '../kit/dialog';
import { icon } from '../kit/icon';
import { useRead } from '../kit/reads/hooks';
import { NotRead } from '../kit/reads/loaded';
import { session } from '../session';
import { useStore } from '../store';
import { isOffered } from '../modules';
import { navigate } from '../router';
import { cachedWards, readWards } from '../shared-reads';
import { issueTargets, moduleTargets, type Target, wardTargets } from './targets';
import { textOf } from '../words';

/** Goes to a page, a ward or an issue by some of its letters. */
export default function Palette({ onClose }: { onClose: () => void }) {
  const city = useCity();
  const [text, setText] = useState('');
  const wanted = text.trim();
  const wards = useRead(city, () => readWards(city), cachedWards(city));
  const issues = useFoundIssues(city, wanted);
  const signedIn = useStore(session);
  const targets = [
    ...moduleTargets(city, wanted, (module) => isOffered(module, signedIn)),
    ...wardTargets(city, wanted, wards.data ?? []),
    ...issueTargets(city, wanted.length < MIN_LENGTH ? [] : (issues.data ?? [])),
  ];
  return (
    <Dialog title={textOf('palette.goTo')} onClose={onClose}>
      <Chooser
        text={text}
        onText={setText}
        targets={targets}
        onChoose={({ href }) => {
          onClose();
          navigate(href);
        }}
      />
      <NotRead of={issues} />
    </Dialog>
  );
}

interface ChooserProps {
  text: string;
  onText: (text: string) => void;
  targets: readonly Target[];
  onChoose: (target: Target) => void;
}

function Chooser({ text, onText, targets, onChoose }: ChooserProps) {
  const id = useId();
  const [at, setAt] = useState(0);
  const current = Math.min(at, targets.length - 1);
  const isFound = targets.length > 0;
  useEffect(
    () => document.getElementById(`${id}-${current}`)?.scrollIntoView({ block: 'nearest' }),
    [current],
  );
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const target = targets[current];
    if (step && target) setAt((current + step + targets.length) % targets.length);
    else if (event.key === 'Enter' && target && !event.isComposing) onChoose(target);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <input
        type="text"
        role="combobox"
        class="palette"
        aria-label={textOf('shell.goToWhat')}
        placeholder={textOf('shell.goToHint')}
        aria-expanded={isFound}
        aria-controls={`${id}-list`}
        aria-activedescendant={isFound ? `${id}-${current}` : undefined}
        autocomplete="off"
        dir="auto"
        value={text}
        onInput={({ currentTarget: { value } }) => [onText(value), setAt(0)]}
        onKeyDown={press}
      />
      {!isFound && <p role="status">{textOf('shell.nothingHasThisName')}</p>}
      <Found id={id} current={current} targets={targets} onChoose={onChoose} />
    </>
  );
}

/** What was found, with the target that Enter goes to. */
function Found({
  id,
  current,
  targets,
  onChoose,
}: Pick<ChooserProps, 'targets' | 'onChoose'> & { id: string; current: number }) {
  return (
    <ul
      class="targets"
      role="listbox"
      id={`${id}-list`}
      aria-label={textOf('common.found')}
      hidden={targets.length === 0}
    >
      {targets.map((target, index) => (
        <li
          key={target.href}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === current}
          onClick={() => onChoose(target)}
        >
          {icon(target.icon)}
          <span dir="auto">{target.label}</span> <span class="quiet">{target.about}</span>
        </li>
      ))}
    </ul>
  );
}
