import { Page } from '../../kit/page';
import { Tabs, useTab } from '../../kit/tabs';
import { Calendar } from './calendar';
import { Holidays } from './holidays';
import { Policies } from './policies';
import { textOf } from '../../words';

/** The hours within which issues must be resolved, and which hours count. */
export default function DueDates() {
  const tab = useTab(['policies', 'calendar', 'holidays']);
  return (
    <Page title={textOf('module.dueDates')}>
      <Tabs
        label={textOf('city.sectionsOfDueDates')}
        current={tab}
        tabs={[
          ['policies', textOf('city.policies')],
          ['calendar', textOf('city.workingHours')],
          ['holidays', textOf('city.holidays')],
        ]}
      />
      {tab === 'policies' && <Policies />}
      {tab === 'calendar' && <Calendar />}
      {tab === 'holidays' && <Holidays />}
    </Page>
  );
}
