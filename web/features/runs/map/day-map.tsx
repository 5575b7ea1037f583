/// <reference path="./nearby-counties.d.ts" />
import { nearby } from 'virtual:nearby-counties';
import { Section } from '#web/ui/layout/section.tsx';
import { useMedia } from '#web/ui/layout/use-media.ts';
import type { Desk } from '../desk.ts';
import { openStop, type ShownStop } from '../draft/shown.ts';
import { apart, type Point, type Projection, projectionOf } from './projected.ts';

type Line = (typeof nearby.land)[number];

const pathOf = ({ at }: Projection, line: Line, end = ''): string =>
  `M${line
    .map(([longitude, latitude]) => at({ latitude, longitude }))
    .map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('L')}${end}`;

const isOn = ({ width, height }: Projection, { x, y }: Point): boolean =>
  x > 0 && x < width && y > 0 && y < height;

/** Land, where counties end, and their names where there is room for them. */
const Land = ({ projection }: { readonly projection: Projection }) => (
  <g aria-hidden>
    <path
      d={nearby.land.map((line) => pathOf(projection, line, 'Z')).join('')}
      className="fill-sheet stroke-edge"
    />
    <path
      d={nearby.borders.map((line) => pathOf(projection, line)).join('')}
      className="fill-none stroke-rule"
    />
    {nearby.names.map(({ name, at: [longitude, latitude] }) => {
      const point = projection.at({ latitude, longitude });
      return isOn(projection, point) ? (
        <text
          key={`${name} ${longitude}`}
          x={point.x}
          y={point.y}
          textAnchor="middle"
          className="fill-ink-soft text-sm"
        >
          {name}
        </text>
      ) : null;
    })}
  </g>
);

/** Lines of runs that are told apart without color. */
const DASHES = ['none', '10 6', '2 6', '16 6 2 6'];
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

interface Mark {
  readonly stop: ShownStop;
  /** The letter of its run and its turn there; a star in none. */
  readonly sign: string;
  readonly said: string;
}

const letterOf = (index: number): string => LETTERS[index % LETTERS.length] ?? '';

const marksOf = ({ runs }: Desk): readonly Mark[] =>
  runs.flatMap(({ stops, van }, run) =>
    stops.map((stop, index) => ({
      stop,
      sign: `${letterOf(run)}${index + 1}`,
      said: `${stop.visit.name}, stop ${index + 1} of ${van}`,
    })),
  );

const openMarks = ({ draft }: Desk): readonly Mark[] =>
  draft.all.open.map(openStop).map((stop) => ({ stop, sign: '?', said: `${stop.visit.name}, in no run` }));

/** The way of a run: from the yard to each stop in turn and back, in straight lines. */
const Way = ({
  points,
  yard,
  dash,
}: {
  readonly points: readonly Point[];
  readonly yard: Point;
  readonly dash: string;
}) => (
  <polyline
    points={[yard, ...points, yard].map(({ x, y }) => `${x},${y}`).join(' ')}
    strokeDasharray={dash}
    className="fill-none stroke-ink stroke-2"
  />
);

const placed = ({ x, y }: Point) => ({ left: `${x}px`, top: `${y}px` });

/** Pixels, by how wide the window is at least. The board is as narrow as a phone with large letters. */
const WIDE = 800;
const MIDDLE = 560;
const NARROW = 288;

const useWidth = (): number => {
  const [isWide, isMiddle] = [useMedia('(min-width: 68rem)'), useMedia('(min-width: 40rem)')];
  if (isWide) return WIDE;
  return isMiddle ? MIDDLE : NARROW;
};

const Drawing = ({ desk }: { readonly desk: Desk }) => {
  const width = useWidth();
  const marks = [...marksOf(desk), ...openMarks(desk)];
  const { yard } = desk.board;
  const projection = projectionOf([yard, ...marks.map(({ stop }) => stop.visit.position)], width);
  const points = apart(marks.map(({ stop }) => projection.at(stop.visit.position)));
  const pointOf = new Map(marks.map(({ stop }, index) => [stop.id, points[index]] as const));
  const home = projection.at(yard);
  return (
    <div className="relative overflow-hidden border border-rule" style={{ width, height: projection.height }}>
      <svg width={width} height={projection.height} aria-hidden className="absolute inset-0 bg-sunk">
        <Land projection={projection} />
        {desk.runs.map(({ column, stops }, index) => (
          <Way
            key={column.id}
            points={stops.flatMap(({ id }) => pointOf.get(id) ?? [])}
            yard={home}
            dash={DASHES[index % DASHES.length] ?? 'none'}
          />
        ))}
        <rect x={home.x - 7} y={home.y - 7} width={14} height={14} className="fill-ink" />
      </svg>
      <span className="absolute ms-3 -translate-y-1/2 bg-paper px-1 text-sm" style={placed(home)}>
        Yard
      </span>
      {marks.map(({ stop, sign, said }, index) => (
        <button
          key={stop.id}
          type="button"
          aria-label={said}
          title={said}
          onClick={() => desk.ask({ kind: 'stop', stop })}
          className="absolute size-7 -translate-1/2 rounded-full border-[1.5px] border-ink bg-paper text-xs font-semibold hover:bg-time-wash focus-visible:z-10"
          style={placed(points[index] ?? home)}
        >
          {sign}
        </button>
      ))}
    </div>
  );
};

/** Where the stops of a day are, and the turn in which each van drives to them. */
export const DayMap = ({ desk }: { readonly desk: Desk }) => (
  <Section title="Map" className="grid gap-3 border-t-[1.5px] border-ink pt-3">
    <p className="max-w-prose text-sm text-ink-soft">
      Not for driving: it shows no roads, each stop is in the middle of its ZIP code, and lines are straight.
      Press a stop to see it and to open a street map.
    </p>
    <Drawing desk={desk} />
    <ul className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
      {desk.runs.map(({ column, van, driver }, index) => (
        <li key={column.id} className="flex min-w-0 items-center gap-2">
          <svg width="40" height="8" aria-hidden>
            <line
              x2="40"
              y1="4"
              y2="4"
              strokeDasharray={DASHES[index % DASHES.length]}
              className="stroke-ink stroke-2"
            />
          </svg>
          <span className="min-w-0 wrap-anywhere">
            {letterOf(index)}: {van}, <bdi>{driver}</bdi>
          </span>
        </li>
      ))}
      {desk.draft.all.open.length === 0 ? null : <li>?: in no run</li>}
    </ul>
    <p className="text-xs text-ink-soft">Outlines of counties: U.S. Census Bureau, public domain.</p>
  </Section>
);
