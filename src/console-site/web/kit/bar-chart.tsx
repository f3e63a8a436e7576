export interface Bar {
  label: string;
  reported: number;
  resolved: number;
}

const [WIDTH, HEIGHT, BASELINE] = [720, 180, 160];

/** Room for a label, in the units of the drawing; and for a letter of it. */
const [LABEL_WIDTH, LETTER_WIDTH] = [40, 6];

const DAY = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A label as there is room for it. @param letters how many there is room for */
export function shortLabel(label: string, letters: number): string {
  const text = ISO_DAY.test(label) ? DAY.format(new Date(label)) : label;
  return text.length <= letters ? text : `${text.slice(0, Math.max(1, letters - 1))}…`;
}

/** How high a bar is. @param most the largest value of the chart */
export function barHeight(value: number, most: number): number {
  return most === 0 ? 0 : (value / most) * (BASELINE - 10);
}

/** How many bars share a label, so that labels have room. @param slot the width of a bar with its margins */
export function barsPerLabel(slot: number): number {
  return Math.max(1, Math.ceil(LABEL_WIDTH / slot));
}

/** Reported and resolved issues as bars, and the same figures as a table. */
export function BarChart({ title, bars }: { title: string; bars: readonly Bar[] }) {
  return (
    <figure>
      <figcaption>
        {title} <span class="key key-reported">reported</span> <span class="key key-resolved">resolved</span>
      </figcaption>
      {bars.length === 0 ? (
        <p class="quiet">Nothing was counted.</p>
      ) : (
        <>
          <Drawing title={title} bars={bars} />
          <Figures title={title} bars={bars} />
        </>
      )}
    </figure>
  );
}

function Drawing({ title, bars }: { title: string; bars: readonly Bar[] }) {
  const most = Math.max(0, ...bars.flatMap(({ reported, resolved }) => [reported, resolved]));
  const slot = WIDTH / bars.length;
  const width = Math.max(1, Math.min(24, slot / 3));
  const nth = barsPerLabel(slot);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={`${title}; the table has the figures`}>
      <line x1="0" x2={WIDTH} y1={BASELINE} y2={BASELINE} class="axis" />
      <text x="0" y="9">
        {most}
      </text>
      {bars.map(({ label, reported, resolved }, index) => {
        const middle = index * slot + slot / 2;
        return (
          <g key={label}>
            <Column x={middle - width} width={width} height={barHeight(reported, most)} kind="reported" />
            <Column x={middle} width={width} height={barHeight(resolved, most)} kind="resolved" />
            {index % nth === 0 && (
              <text x={middle} y={HEIGHT - 5} text-anchor="middle">
                {shortLabel(label, Math.floor((nth * slot) / LETTER_WIDTH))}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

function Column({ x, width, height, kind }: { x: number; width: number; height: number; kind: string }) {
  return <rect x={x} y={BASELINE - height} width={width} height={height} class={`bar-${kind}`} />;
}

function Figures({ title, bars }: { title: string; bars: readonly Bar[] }) {
  return (
    <details>
      <summary>Figures as a table: {title}</summary>
      <div class="scroll" tabIndex={0} role="region" aria-label={title}>
        <table>
          <caption class="unseen">{title}</caption>
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">Reported</th>
              <th scope="col">Resolved</th>
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
    </details>
  );
}
