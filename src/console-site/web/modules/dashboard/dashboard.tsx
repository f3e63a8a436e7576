import { Page } from '../../kit/page';

/** The figures of a city. */
export default function Dashboard() {
  return (
    <Page title="Dashboard">
      <p />
    </Page>
  );
}
