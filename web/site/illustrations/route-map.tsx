import { allDestinations, type Destination, type DestinationCode } from '#domain/kernel/destinations.ts';
import { stateWords } from '#web/phrases/state-words.ts';
import { classNames } from '#web/ui/class-names.ts';
import type { Site } from '../page.ts';
import { islets, land, MAP_SIZE, onMap, type Place } from './coastlines.ts';
import { Illustration } from './illustration.tsx';

interface Landing {
  readonly at: Place;
  /** The side of the dot where the name is placed. */
  readonly named: 'before' | 'after' | 'below';
  /** The curvature of its line, so that the five lines do not overlap. */
  readonly bend: number;
}

const landings: Readonly<Record<DestinationCode, Landing>> = {
  GY: { at: [-58.2, 6.8], named: 'before', bend: 52 },
  JM: { at: [-76.8, 18], named: 'before', bend: 52 },
  TT: { at: [-61.4, 10.6], named: 'before', bend: 20 },
  BB: { at: [-59.6, 13.1], named: 'after', bend: 130 },
  SR: { at: [-55.2, 5.8], named: 'below', bend: 270 },
};

/** A point of the map, in units of its view box. */
type Point = readonly [x: number, y: number];

/** The line of a lane from a point of the map, curved to the east. */
const flightPath = ([fromX, fromY]: Point, { at, bend }: Landing): string => {
  const [x, y] = onMap(at);
  return `M${fromX} ${fromY}Q${Math.round((fromX + x) / 2 + bend)} ${Math.round((fromY + y) / 2 - bend / 2)} ${x} ${y}`;
};

const anchors = { before: 'end', after: 'start', below: 'middle' } as const;
const shifts = { before: [-16, 2], after: [16, 2], below: [2, 36] } as const;

const Stop = ({
  place: { airport, city },
  landing,
}: {
  readonly place: Destination;
  readonly landing: Landing;
}) => {
  const [x, y] = onMap(landing.at);
  const [right, down] = shifts[landing.named];
  return (
    <g textAnchor={anchors[landing.named]}>
      <circle cx={x} cy={y} r="8" className="fill-time stroke-ink stroke-[3px]" />
      <text x={x + right} y={y + down} className="fill-ink font-display text-[34px] font-extrabold">
        {airport}
      </text>
      {/* A line passes behind the name of Bridgetown and stops around its letters. */}
      <text
        x={x + right}
        y={y + down + 26}
        className={classNames(
          'fill-ink-soft text-[24px]',
          landing.named === 'after' &&
            'stroke-paper stroke-[12px] [paint-order:stroke] [stroke-linejoin:round]',
        )}
      >
        {city}
      </text>
    </g>
  );
};

const within = (size: number, at: number): number => Math.min(Math.max(at, 0), size);

/** The dock on the map, in units of its view box. A dock that the map does not reach stands at its edge. */
const dockOnMap = ({ facility }: Site['brand']): Point => {
  const [x, y] = onMap([facility.longitude, facility.latitude]);
  return [within(MAP_SIZE.width, x), within(MAP_SIZE.height, y)];
};

/** A name on the left of the dock needs this much of the map. */
const NAME_WIDTH = 220;

/** Where the flights begin, with the name of its state on the side that has the space. */
const Dock = ({ at: [x, y], state }: { readonly at: Point; readonly state: string }) => (
  <>
    <circle cx={x} cy={y} r="10" className="fill-action stroke-ink stroke-[3px]" />
    <text
      x={x < NAME_WIDTH ? x + 20 : x - 20}
      y={y - 4}
      textAnchor={x < NAME_WIDTH ? 'start' : 'end'}
      className="fill-ink font-display text-[34px] font-extrabold"
    >
      {state}
    </text>
  </>
);

/** A map with the five lanes from our dock. `to` highlights one of them. */
export const RouteMap = ({
  site: { brand },
  to,
  className,
}: {
  readonly site: Pick<Site, 'brand'>;
  readonly to?: DestinationCode;
  readonly className?: string;
}) => (
  <Illustration
    title="Map of our flights"
    description={`From ${stateWords(brand)} south over the Atlantic to ${allDestinations.map(({ city, country }) => `${city} in ${country}`).join(', ')}.`}
    {...MAP_SIZE}
    className={className}
  >
    <path d={land} className="fill-rule" />
    {islets.map((islet) => {
      const [cx, cy] = onMap(islet);
      return <circle key={islet.join()} cx={cx} cy={cy} r="4" className="fill-rule" />;
    })}
    {allDestinations.map(({ code }) => (
      <path
        key={code}
        d={flightPath(dockOnMap(brand), landings[code])}
        fill="none"
        strokeDasharray={to === undefined || to === code ? undefined : '3 7'}
        className={to === undefined || to === code ? 'stroke-action stroke-[3.5px]' : 'stroke-edge stroke-2'}
      />
    ))}
    <Dock at={dockOnMap(brand)} state={stateWords(brand)} />
    {allDestinations.map((place) => (
      <Stop key={place.code} place={place} landing={landings[place.code]} />
    ))}
  </Illustration>
);
