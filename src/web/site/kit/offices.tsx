import type { AccountabilityChainDto } from '../../../accountability';
import type { Key } from '../i18n/translate';
import { useView } from '../view';

interface Office {
  role: Key;
  /** The ward, the constituency or the name of the office. */
  of: string;
  phone?: string;
  email?: string;
  address?: string;
}

/** The offices responsible for a place, with their contact data; the people who hold them are not named. */
export function Offices({ chain }: { chain: AccountabilityChainDto }) {
  const { t } = useView();
  return (
    <ul class="plain">
      {officesOf(chain).map(({ role, of, phone, email, address }) => (
        <li class="card">
          <strong>{t(role)}</strong>
          {of && (
            <>
              {' '}
              <bdi>{of}</bdi>
            </>
          )}
          {address && <p dir="auto">{address}</p>}
          {phone && (
            <p>
              <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>
            </p>
          )}
          {email && (
            <p>
              <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{email}</a>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** How many offices are responsible for a place. */
export function officeCount(chain: AccountabilityChainDto): number {
  return officesOf(chain).length;
}

function officesOf({
  jurisdiction,
  officials,
  department,
  police_station,
}: AccountabilityChainDto): Office[] {
  const { ward, constituency_assembly, constituency_parliamentary } = jurisdiction;
  const { ward_officer, corporator } = officials;
  const offices: Array<Office | undefined> = [
    { role: 'office.wardOfficer', of: ward, phone: ward_officer?.phone, email: ward_officer?.email },
    { role: 'office.corporator', of: ward, phone: corporator?.phone, email: corporator?.email },
    department
      ? {
          role: 'office.department',
          of: department.name,
          phone: department.contact_phone,
          email: department.contact_email,
        }
      : undefined,
    constituency_assembly ? { role: 'office.mla', of: constituency_assembly } : undefined,
    constituency_parliamentary ? { role: 'office.mp', of: constituency_parliamentary } : undefined,
    police_station
      ? {
          role: 'office.police',
          of: police_station.name,
          phone: police_station.contact_phone,
          address: police_station.address,
        }
      : undefined,
  ];
  return offices.filter((office) => office !== undefined);
}
