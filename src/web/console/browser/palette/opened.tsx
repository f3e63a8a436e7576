import { Lazy } from '../kit/lazy';
import { useStore } from '../store';
import { opened, useOpeningKeys } from './open';

/** The open one of the dialogs of every page. Their code is loaded when one is first opened. */
export function Opened() {
  const which = useStore(opened);
  useOpeningKeys();
  const onClose = () => opened.set(undefined);
  if (which === 'palette') return <Lazy load={() => import('./palette')} props={{ onClose }} />;
  if (which === 'keys') return <Lazy load={() => import('./keys-help')} props={{ onClose }} />;
  return null;
}
