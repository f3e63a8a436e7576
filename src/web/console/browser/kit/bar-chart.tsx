import type { FunctionComponent, RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useIsPainted } from './after-paint';
import { partsOf, textOf } from '../words';

export interface Bar {
  label: string;
  reported: number;
  resolved: number;
}

const [HEIGHT, BASELINE] = [180, 160];
/** Width of the drawing until its element has been measured. */
const USUAL_WIDTH = 720;

/** Width of one letter of a label, and of the gap between two labels, in px. */
const [LETTER_WIDTH, GAP] = [7, 8];
/** Width of a label: a day in words has up to six letters. */
const LABEL_WIDTH = 6 * LETTER_WIDTH + GAP;
/** Space on the left and right of the bars: the first and the last label are also wider than their bars. */
const MARGIN = LABEL_WIDTH / 2;

const DAY = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Shortens a label so that it fits. @param letters how many letters fit */
export function shortLabel(label: string, letters: number): string {
  const text = ISO_DAY.test(label) ? DAY.format(new Date(label)) : label;
  return text.length <= letters ? text : `${text.slice(0, Math.max(1, letters - 1))}…`;
}

/** Returns how many letters of a label fit. @param room the width up to the middle of the gap on both sides, in px */
export function lettersFor(room: number): number {
  return Math.floor((room - GAP) / LETTER_WIDTH);
}

/** The height of a bar. @param most the largest value of the chart */
export function barHeight(value: number, most: number): number {
  return most === 0 ? 0 : (value / most) * (BASELINE - 10);
}

/** Returns how many bars share one label, so that the labels fit. @param slot the width of a bar with its margins */
export function barsPerLabel(slot: number): number {
  return Math.max(1, Math.ceil(LABEL_WIDTH / slot));
}

interface ChartProps {
  title: string;
  bars: readonly Bar[];
}

/** Shows reported and resolved issues by day as columns, and the same figures as a table. */
export function DayChart(chart: ChartProps) {
  return <Chart {...chart} drawing={Columns} />;
}

/** Shows reported and resolved issues by group as rows, each with its name, and the same figures as a table. */
export function GroupChart(chart: ChartProps) {
  return <Chart {...chart} drawing={Rows} />;
}

function Chart({ drawing: Drawing, ...chart }: ChartProps & { drawing: FunctionComponent<ChartProps> }) {
  const { title, bars } = chart;
  return (
    <figure>
      <figcaption>
        {title} <span class="key key-reported">{textOf('shell.reportedLower')}</span>{' '}
        <span class="key key-resolved">{textOf('shell.resolvedLower')}</span>
      </figcaption>
      {bars.length === 0 ? (
        <p class="quiet">{textOf('shell.noData')}</p>
      ) : (
        <>
          <Drawing {...chart} />
          <Figures {...chart} />
        </>
      )}
    </figure>
  );
}

/** The largest value of a chart. */
function mostOf(bars: readonly Bar[]): number {
  return Math.max(0, ...bars.flatMap(({ reported, resolved }) => [reported, resolved]));
}

function nameOf(title: string): string {
  return textOf('shell.theTableHasThe', { title });
}

/**
 * Measures the width of an element, in px. The drawing is as wide as its container, so that its letters have the same
 * size on a phone and on a desktop.
 */
function useWidth(): { element: RefObject<SVGSVGElement | null>; width: number } {
  const element = useRef<SVGSVGElement>(null);
  const [width, setWidth] = useState(USUAL_WIDTH);
  useLayoutEffect(() => {
    // Is called before the first frame, so the user does not see the drawing change its size. The browser has its
    // layout by then; measuring here would calculate it once more.
    const observer = new ResizeObserver(() => setWidth(element.current?.clientWidth || USUAL_WIDTH));
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return { element, width };
}

function Columns({ title, bars }: ChartProps) {
  const { element, width } = useWidth();
  const most = mostOf(bars);
  const slot = (width - 2 * MARGIN) / bars.length;
  const nth = barsPerLabel(slot);
  return (
    <svg ref={element} viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={nameOf(title)}>
      <line x1="0" x2={width} y1={BASELINE} y2={BASELINE} class="axis" />
      <text x="0" y="11">
        {most}
      </text>
      {bars.map((bar, index) => (
        <TwoColumns
          key={bar.label}
          bar={bar}
          middle={MARGIN + index * slot + slot / 2}
          width={Math.max(1, Math.min(24, slot / 3))}
          most={most}
          label={index % nth === 0 ? shortLabel(bar.label, lettersFor(nth * slot)) : ''}
        />
      ))}
    </svg>
  );
}

/** The two columns of a bar. @param label the text below them */
function TwoColumns({
  bar: { reported, resolved, label: name },
  middle,
  width,
  most,
  label,
}: {
  bar: Bar;
  middle: number;
  width: number;
  most: number;
  label: string;
}) {
  return (
    <g>
      <title>{textOf('shell.barOf', { name, reported, resolved })}</title>
      <Column x={middle - width} width={width} height={barHeight(reported, most)} kind="reported" />
      <Column x={middle} width={width} height={barHeight(resolved, most)} kind="resolved" />
      {label && (
        <text x={middle} y={HEIGHT - 5} text-anchor="middle">
          {label}
        </text>
      )}
    </g>
  );
}

function Column({ x, width, height, kind }: { x: number; width: number; height: number; kind: string }) {
  return <rect x={x} y={BASELINE - height} width={width} height={height} class={`bar-${kind}`} />;
}

/** The names of groups take at most this share of the width; longer ones are shortened. */
const MAX_NAMES = 0.5;
/** Height of a row: two bars below one another, and a gap. */
const [BAR_HEIGHT, ROW_HEIGHT] = [8, 24];

/** Returns the width of the names next to the rows of a chart, in px. */
export function namesWidth(names: readonly string[], width: number): number {
  const longest = Math.max(0, ...names.map(({ length }) => length));
  return Math.min(longest * LETTER_WIDTH + GAP, Math.floor(width * MAX_NAMES));
}

function Rows({ title, bars }: ChartProps) {
  const { element, width } = useWidth();
  const most = mostOf(bars);
  const names = bars.map(({ label }) => label);
  const left = namesWidth(names, width);
  const right = GAP + figuresOf({ reported: most, resolved: most }).length * LETTER_WIDTH;
  const scale = most === 0 ? 0 : (width - left - right) / most;
  return (
    <svg
      ref={element}
      viewBox={`0 0 ${width} ${bars.length * ROW_HEIGHT}`}
      role="img"
      aria-label={nameOf(title)}
    >
      {bars.map((bar, index) => (
        <TwoRows key={bar.label} bar={bar} top={index * ROW_HEIGHT} left={left} scale={scale} />
      ))}
    </svg>
  );
}

function figuresOf({ reported, resolved }: Omit<Bar, 'label'>): string {
  return `${reported} / ${resolved}`;
}

/** The name of a group, its two bars, and its figures. @param scale the length of one issue, in px */
function TwoRows({ bar, top, left, scale }: { bar: Bar; top: number; left: number; scale: number }) {
  const { label, reported, resolved } = bar;
  const [first, second] = [ROW_HEIGHT / 2 - BAR_HEIGHT, ROW_HEIGHT / 2];
  const text = ROW_HEIGHT / 2 + 4;
  return (
    <g transform={`translate(0 ${top})`}>
      <title>{textOf('shell.barWith', { label, reported, resolved })}</title>
      <text x="2" y={text}>
        {shortLabel(label, lettersFor(left))}
      </text>
      <rect x={left} y={first} width={reported * scale} height={BAR_HEIGHT} class="bar-reported" />
      <rect x={left} y={second} width={resolved * scale} height={BAR_HEIGHT} class="bar-resolved" />
      <text x={left + Math.max(reported, resolved) * scale + GAP} y={text}>
        {figuresOf(bar)}
      </text>
    </g>
  );
}

/** The figures of a chart. The table is closed at first, so it is built after the drawing is painted. */
function Figures({ title, bars }: ChartProps) {
  return (
    <details>
      <summary>{partsOf('shell.figuresAsATable', { title })}</summary>
      {useIsPainted() && <FiguresTable title={title} bars={bars} />}
    </details>
  );
}

function FiguresTable({ title, bars }: ChartProps) {
  return (
    <div class="scroll" tabIndex={0} role="region" aria-label={title}>
      <table>
        <caption class="unseen">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{textOf('common.what')}</th>
            <th scope="col">{textOf('common.reported')}</th>
            <th scope="col">{textOf('common.resolved')}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ label, reported, resolved }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{reported}</td>
              <td>{resolved}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
