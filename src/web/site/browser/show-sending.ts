import type { IslandProps } from '../islands/island';
import { now } from './drop-draft';
import { quietButton } from './locate';

type Words = IslandProps['report']['words'];

/** How often the text changes: those who wait see that something happens, and a screen reader can finish a sentence. */
const TICK_MS = 2000;
/** After how long the report may be kept, to be sent later. */
const PATIENCE_MS = 20_000;

/** Shows how far the sending of a report is. */
export class ShownSending {
  /** Aborted when the author wants to keep the report and send it later. */
  readonly kept = new AbortController();
  private readonly begun = now();
  private readonly label: HTMLElement | null;
  private readonly text: string;
  private readonly timer: ReturnType<typeof setInterval>;
  private later: HTMLButtonElement | undefined;
  private stage = '';

  constructor(
    private readonly form: HTMLFormElement,
    private readonly words: Words,
    private readonly say: (text: string) => void,
  ) {
    const button = form.querySelector<HTMLElement>('button[type=submit]:last-of-type');
    this.label = button?.querySelector('span') ?? button;
    this.text = this.label?.textContent ?? '';
    if (this.label) this.label.textContent = words.sending;
    this.timer = setInterval(() => this.tick(), TICK_MS);
  }

  /** A photo is being made smaller. */
  prepare(number: number, all: number): void {
    this.stage = filled(this.words.prepare, { n: number, all });
    if (number === 1) this.tick();
  }

  /** So much of the report is sent. @param sizes of its photos, which are sent one after the other */
  progress(loaded: number, total: number, sizes: readonly number[]): void {
    const bars = this.form.querySelectorAll<HTMLProgressElement>('.thumbs progress');
    let before = total - sizes.reduce((sum, size) => sum + size, 0);
    let current = 0;
    sizes.forEach((size, index) => {
      const share = Math.max(0, Math.min(1, (loaded - before) / size));
      if (share > 0) current = index;
      before += size;
      const bar = bars[index];
      if (bar) bar.value = share;
    });
    const percent = Math.round((100 * loaded) / total);
    const isSent = loaded >= total || sizes.length === 0;
    this.stage = isSent
      ? this.words.wait
      : filled(this.words.photo, { n: current + 1, all: sizes.length, percent });
  }

  /** Begins to show the progress of each photo. */
  begin(sizes: readonly number[]): void {
    for (const item of this.form.querySelectorAll('.thumbs li'))
      if (!item.querySelector('progress')) item.append(document.createElement('progress'));
    this.progress(0, 1, sizes);
    this.tick();
  }

  /** Ends it. @param isSent whether the page of the issue follows */
  end(isSent: boolean): void {
    clearInterval(this.timer);
    this.later?.remove();
    if (isSent) return void this.say(this.words.done);
    this.form.querySelectorAll('.thumbs progress').forEach((bar) => bar.remove());
    if (this.label) this.label.textContent = this.text;
  }

  private tick(): void {
    const passed = now() - this.begun;
    this.say([this.stage || this.words.sending, `${Math.round(passed / 1000)} s`].join(' · '));
    if (passed < PATIENCE_MS || this.later) return;
    this.later = quietButton(this.words.keep, () => this.kept.abort());
    this.form.querySelector('button[type=submit]:last-of-type')?.before(this.later);
  }
}

function filled(text: string, values: Record<string, number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
