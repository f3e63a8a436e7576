import { useEffect, useRef, useState } from 'preact/hooks';
import { useCity } from '../../city';
import { FormBody, useForm } from '../../kit/forms/form';
import { Page, Part } from '../../kit/page';
import { useUnsaved } from '../../kit/actions/unsaved';
import { hrefOf, navigate } from '../../router';
import { type Offered, readSimilar, sendPhotos, takeReport } from './intake-calls';
import { ContactFields, EMPTY, intakeBody, type IntakeValues, ReportFields } from './intake-form';
import { OfferedIssues } from './offered-issues';
import { ReceiptPage } from './receipt';
import { textOf } from '../../words';

/** What service and browser take as a photo. */
const ACCEPT = 'image/jpeg,image/png,image/webp,image/gif';
/** How long after the last change of the report similar issues are looked for. */
const PAUSE_MS = 400;

/** A report in the name of somebody who called, came to the counter or wrote; or the page with its number. */
export default function IntakePage({ id }: { id: string | undefined }) {
  const city = useCity();
  if (id !== undefined) return <ReceiptPage id={id} />;
  return (
    <Page title={textOf('module.intake')} intro={textOf('intake.forSomebodyWhoCalls')}>
      <NewReport key={city} />
    </Page>
  );
}

/** What the comparison with open issues depends on. */
const comparedIn = ({ title, category, pincode }: IntakeValues) =>
  JSON.stringify([title.trim(), category, pincode.trim()]);

/** The similar issues of a report: looked for while it is typed, and once more before it is sent. */
function useOffered() {
  const city = useCity();
  const [issues, setIssues] = useState<readonly Offered[]>([]);
  const [chosen, setChosen] = useState('');
  const shownFor = useRef('');
  const look = async (values: IntakeValues) => {
    const found = await readSimilar(city, values);
    shownFor.current = comparedIn(values);
    setIssues(found);
    setChosen((now) => (found.some(({ issueId }) => issueId === now) ? now : ''));
    return found;
  };
  return {
    issues,
    chosen,
    setChosen,
    look,
    isShown: (values: IntakeValues) => shownFor.current === comparedIn(values),
  };
}

/** The chosen photos. They are sent once, although the report may be sent several times. */
function usePhotos() {
  const [files, choose] = useState<readonly File[]>([]);
  const [sent, setSent] = useState<number>();
  const known = useRef<{ files: readonly File[]; mediaIds: readonly string[] }>({ files: [], mediaIds: [] });
  const send = async () => {
    if (known.current.files !== files && files.length > 0)
      known.current = { files, mediaIds: await sendPhotos(files, setSent).finally(() => setSent(undefined)) };
    return files.length === 0 ? [] : [...known.current.mediaIds];
  };
  return { choose, send, sent };
}

/** The form of a report. It is sent once, however often that is tried, and then its number is shown. */
function useReport(offered: ReturnType<typeof useOffered>) {
  const city = useCity();
  const { choose, send, sent } = usePhotos();
  const key = useRef(crypto.randomUUID());
  const taken = useRef('');
  const form = useForm<IntakeValues>(EMPTY, async (values) => {
    if (!offered.isShown(values) && (await offered.look(values)).length > 0) return showOffered();
    const mediaIds = await send();
    const sameAs = offered.chosen === '' ? undefined : offered.chosen;
    const more = { ...(mediaIds.length > 0 && { mediaIds }), ...(sameAs !== undefined && { sameAs }) };
    const { issueId } = await takeReport(intakeBody(city, values, more), key.current);
    taken.current = issueId;
    form.renew(EMPTY);
  });
  useUnsaved(form.isUnsaved);
  // After the form is empty again, so that nothing asks whether to leave it.
  useEffect(() => {
    if (taken.current !== '') navigate(hrefOf(`/intake/${taken.current}`, { city }));
  });
  return { form, choose, sent };
}

function NewReport() {
  const offered = useOffered();
  const { form, choose, sent } = useReport(offered);
  useWhileTyped(form.values, offered.look);
  return (
    <FormBody
      form={form}
      submitLabel={
        offered.chosen === '' ? textOf('intake.takeTheReport') : textOf('intake.countAsASupporter')
      }
    >
      <div class="columns">
        <Part title={textOf('intake.whatAndWhere')}>
          <ReportFields form={form} />
        </Part>
        <div>
          {offered.issues.length > 0 && (
            <Part title={textOf('intake.similarIssues')}>
              <OfferedIssues issues={offered.issues} chosen={offered.chosen} onChoose={offered.setChosen} />
            </Part>
          )}
          <Part title={textOf('intake.whoReportsIt')}>
            <ContactFields form={form} />
          </Part>
          <Part title={textOf('common.photos')}>
            <Photos onChoose={choose} sent={sent} />
          </Part>
        </div>
      </div>
    </FormBody>
  );
}

/** Goes to the choice that was not shown before. */
function showOffered(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('.offered input')?.focus());
}

/** Looks for similar issues when the report has not changed for a moment. A failure waits for the sending. */
function useWhileTyped(values: IntakeValues, look: (values: IntakeValues) => Promise<unknown>): void {
  const compared = comparedIn(values);
  useEffect(() => {
    const timer = setTimeout(() => void look(values).catch(() => undefined), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [compared]);
}

function Photos({
  onChoose,
  sent,
}: {
  onChoose: (files: readonly File[]) => void;
  sent: number | undefined;
}) {
  return (
    <>
      <label class="field">
        {textOf('intake.photosAtMost10')}
        <input
          type="file"
          name="photos"
          multiple
          accept={ACCEPT}
          onChange={({ currentTarget: input }) => onChoose([...(input.files ?? [])])}
        />
      </label>
      <p class="hint" role="status">
        {sent === undefined ? '' : textOf('issue.sending', { value: Math.round(sent * 100) })}
      </p>
    </>
  );
}
