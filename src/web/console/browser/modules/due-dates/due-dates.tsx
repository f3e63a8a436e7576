import { Page } from '../../kit/page';
import { Tabs, useTab } from '../../kit/tabs';
import { Calendar } from './calendar';
import { Holidays } from './holidays';
import { Policies } from './policies';

/** The hours within which issues must be resolved, and which hours count. */
export default function DueDates() {
  const tab = useTab(['policies', 'calendar', 'holidays']);
  return (
    <Page title="Due dates">
      <Tabs
        label="Sections of Due dates"
        current={tab}
        tabs={[
          ['policies', 'Policies'],
          ['calendar', 'Working hours'],
          ['holidays', 'Holidays'],
        ]}
      />
      {tab === 'policies' && <Policies />}
      {tab === 'calendar' && <Calendar />}
      {tab === 'holidays' && <Holidays />}
    </Page>
  );
}
