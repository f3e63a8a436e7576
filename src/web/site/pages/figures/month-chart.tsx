import { useView } from '../../view';
import type { MonthFigure } from './city-figures.queries';

const HEIGHT = 160;
const MONTH_WIDTH = 28;
const BAR_WIDTH = 11;
/** The room below the bars, for the months, and at the left, for the scale. */
const FOOT = 22;
const LEFT = 44;
/** Every third month is named: more names would overlap. */
const NAMED = 3;

/** How many issues were reported and fixed in each month, as bars: the hatched ones are the reports. */
export function MonthChart({ months }: { months: readonly MonthFigure[] }) {
  const { t, words } = useView();
  const highest = Math.max(1, ...months.flatMap(({ reported, fixed }) => [reported, fixed]));
  const width = LEFT + months.length * MONTH_WIDTH;
  const [first, last] = [months[0]?.month ?? '', months.at(-1)?.month ?? ''];
  return (
    <>
      <div class="table" tabIndex={0} role="region" aria-label={t('figures.byMonth')}>
        <svg
          class="chart"
          role="img"
          aria-labelledby="chart-name"
          viewBox={`0 0 ${width} ${HEIGHT + FOOT}`}
          width={width}
          height={HEIGHT + FOOT}
        >
          <title id="chart-name">{t('figures.chart', { from: first, to: last })}</title>
          <Hatching />
          <Scale highest={highest} width={width} text={words.number(highest)} />
          {months.map((month, index) => (
            <Bars month={month} index={index} highest={highest} />
          ))}
        </svg>
      </div>
      <Legend />
    </>
  );
}

/** The pattern of the bars of reports, which differ from the others not by colour alone. */
function Hatching() {
  return (
    <defs>
      <pattern id="hatching" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path class="chart-hatching" d="M0 0v4" />
      </pattern>
    </defs>
  );
}

function Legend() {
  const { t } = useView();
  return (
    <p class="legend">
      <svg class="chart" width="16" height="16" aria-hidden="true">
        <path class="chart-reported" d="M1 1h14v14H1z" />
      </svg>{' '}
      {t('wards.reported')}{' '}
      <svg class="chart" width="16" height="16" aria-hidden="true">
        <path class="chart-fixed" d="M1 1h14v14H1z" />
      </svg>{' '}
      {t('figures.fixed')}
    </p>
  );
}

function Scale({ highest, width, text }: { highest: number; width: number; text: string }) {
  return (
    <>
      <path class="chart-line" d={`M${LEFT} ${HEIGHT}H${width}`} />
      <text x={LEFT - 6} y={HEIGHT} text-anchor="end">
        0
      </text>
      {highest > 0 && (
        <text x={LEFT - 6} y="12" text-anchor="end">
          {text}
        </text>
      )}
    </>
  );
}

function Bars({
  month: { month, reported, fixed },
  index,
  highest,
}: {
  month: MonthFigure;
  index: number;
  highest: number;
}) {
  const left = LEFT + index * MONTH_WIDTH + 2;
  const bar = (count: number, x: number) => {
    const height = Math.round((count / highest) * (HEIGHT - 4));
    return `M${x} ${HEIGHT - height}h${BAR_WIDTH}v${height}h-${BAR_WIDTH}z`;
  };
  return (
    <>
      {reported > 0 && <path class="chart-reported" d={bar(reported, left)} />}
      {fixed > 0 && <path class="chart-fixed" d={bar(fixed, left + BAR_WIDTH + 1)} />}
      {index % NAMED === 0 && (
        <text x={left} y={HEIGHT + 16}>
          {month}
        </text>
      )}
    </>
  );
}
