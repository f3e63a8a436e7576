import { island } from '../islands/island';
import { useView } from '../view';

/**
 * The button to show the alerts of an address on this device. A script fills it in, if the browser supports Web Push.
 * @param token of the link with which the address manages what it follows
 * @param serviceKey the service's public VAPID key
 */
export function PushDevice({ token, serviceKey }: { token: string; serviceKey: string }) {
  const { t, link } = useView();
  const words = {
    on: t('alerts.deviceOn'),
    off: t('alerts.deviceOff'),
    shown: t('alerts.deviceShown'),
    another: t('alerts.deviceAnother'),
    denied: t('alerts.deviceDenied'),
    lost: t('net.lost'),
  };
  return <div {...island('push', { key: serviceKey, link: token, action: link('/alerts/device'), words })} />;
}
