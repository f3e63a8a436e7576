import { Dialog } from '../kit/dialog';
import { Lazy } from '../kit/lazy';
import { useStore } from '../store';
import { opened, useOpeningKeys } from './open';

const DIALOGS = {
  palette: { title: 'Go to', load: () => import('./palette') },
  keys: { title: 'Keys', load: () => import('./keys-help') },
};

/** The open one of the dialogs of every page. Their code is loaded when one is first opened. */
export function Opened() {
  const which = useStore(opened);
  useOpeningKeys();
  const onClose = () => opened.set(undefined);
  if (which === undefined) return null;
  const { title, load } = DIALOGS[which];
  // A dialog opens at once: letters typed until its code is loaded must not be taken for the keys of the page.
  const waiting = (
    <Dialog title={title} onClose={onClose}>
      {null}
    </Dialog>
  );
  return <Lazy key={which} load={load} props={{ onClose }} waiting={waiting} />;
}
