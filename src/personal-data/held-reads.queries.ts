import { columnsOf } from '../platform/database/columns';
import { PersonalDataReadSubject } from './entities/personal-data-read-subject.entity';
import { PersonalDataRead } from './entities/personal-data-read.entity';
import { HeldRows } from './holders/held-rows.queries';

/** The reads of a person's data by staff; not by whom. */
export const HELD_IN_READS = [
  new HeldRows({
    kind: 'reads',
    columns: `${columnsOf(PersonalDataReadSubject, ['readId'], 's')}, ${columnsOf(PersonalDataRead, ['at', 'role', 'purpose', 'kinds'], 'r')}`,
    from: 'personal_data_read_subjects s join personal_data_reads r on r.id = s.read_id',
    where: 's.subject_id = any($1)',
    by: 'ids',
    key: `s.subject_id || ' ' || s.read_id`,
  }),
];
