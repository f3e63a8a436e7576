import { Page } from '../../kit/page';

/** The figures of a city. */
export default function Feed() {
  return (
    <Page title="Feed">
      <p />
    </Page>
  );
}
