import { Dialog } from '../kit/dialog';
import { Lazy } from '../kit/lazy';
import { useStore } from '../store';
import { opened, useOpeningKeys } from './open';
import { textOf } from '../words';

const DIALOGS = {
  palette: { title: 'palette.goTo', load: () => import('./palette') },
  keys: { title: 'palette.keys', load: () => import('./keys-help') },
} as const;

/** The open one of the dialogs of every page. Their code is loaded when one is first opened. */
export function Opened() {
  const which = useStore(opened);
  useOpeningKeys();
  const onClose = () => opened.set(undefined);
  if (which === undefined) return null;
  const { title, load } = DIALOGS[which];
  // A dialog opens at once: letters typed until its code is loaded must not be taken for the keys of the page.
  const waiting = (
    <Dialog title={textOf(title)} onClose={onClose}>
      {null}
    </Dialog>
  );
  return <Lazy key={which} load={load} props={{ onClose }} waiting={waiting} />;
}
