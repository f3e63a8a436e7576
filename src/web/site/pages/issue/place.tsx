import { Icon } from '../../kit/icon';
import { MapBox } from '../../kit/map';
import { officeCount, Offices } from '../../kit/offices';
import { wardLabel } from '../../kit/ward-label';
import { useView } from '../../view';
import type { IssueView } from './issue-view.service';

/** The place of an issue, as text. */
export function Place({ view: { issue, place, wardAddress, map } }: { view: IssueView }) {
  const { t, link } = useView();
  const { lat, lng, address } = issue;
  const ward = place?.ward && wardLabel({ code: place.ward, name: place.wardName });
  if (lat === null && !address && !ward && !place?.pincode) return null;
  return (
    <>
      <h2>{t('issue.place')}</h2>
      {lat !== null && lng !== null && map.hasBase && (
        <MapBox city={issue.city} base={map} point={{ lat, lng }} />
      )}
      <details>
        <summary>{t('issue.where')}</summary>
        <dl class="facts-list">
          {address && <Fact name={t('place.address')}>{address}</Fact>}
          {place?.area && <Fact name={t('place.area')}>{place.area}</Fact>}
          {place?.ward && (
            <Fact name={t('filter.ward')}>
              <a href={link(`/${issue.city}/wards/${wardAddress}`)}>{ward}</a>
            </Fact>
          )}
          {place?.pincode && <Fact name={t('place.pincode')}>{place.pincode}</Fact>}
          {lat !== null && lng !== null && (
            <Fact name={t('place.point')}>
              <a href={`geo:${lat},${lng}`}>
                {lat.toFixed(5)}, {lng.toFixed(5)}
              </a>
            </Fact>
          )}
        </dl>
      </details>
    </>
  );
}

function Fact({ name, children }: { name: string; children: preact.ComponentChildren }) {
  return (
    <>
      <dt>{name}</dt>
      <dd dir="auto">{children}</dd>
    </>
  );
}

/** The office that has an issue, never a name: the assigned one, else the responsible one; undefined if unknown. */
export function officeOf(
  t: ReturnType<typeof useView>['t'],
  { place, chain }: Pick<IssueView, 'place' | 'chain'>,
): string | undefined {
  if (place?.assignedTo) return place.assignedTo;
  return chain && (chain.department?.name ?? `${t('office.wardOfficer')} ${chain.jurisdiction.ward}`);
}

/** The office responsible for an issue, in one line, and all offices of its place. */
export function Responsible({ view }: { view: IssueView }) {
  const { t, words } = useView();
  const { place, chain } = view;
  const office = officeOf(t, view);
  if (!office) return null;
  return (
    <>
      <h2>{t('nav.responsible')}</h2>
      <p>
        <Icon name="building-2" />{' '}
        <strong>{place?.assignedTo ? t('issue.assigned', { name: office }) : <bdi>{office}</bdi>}</strong>
      </p>
      {chain && (
        <details>
          <summary>{t('issue.offices', { n: words.number(officeCount(chain)) })}</summary>
          <Offices chain={chain} />
        </details>
      )}
    </>
  );
}
