import type { Position } from '#domain/departures/slots/distance.ts';
import { cardInForce } from '#web/phrases/prices.ts';
import type { Site } from '../../page.ts';
import { nearby } from './nearby.ts';

const HEIGHT = 400;
/** Wider than high, because names are to the right of their places. */
const WIDTH = 470;
const MIDDLE = HEIGHT / 2;
/** Space outside of the last ring, for places beyond the pickup radius. */
const REACH = 168;
const MILES_PER_DEGREE = 69.05;

/** The position of a place on the map. A flat projection is precise enough for 30 miles. */
const onMap = (dock: Position, place: Position, scale: number): readonly [x: number, y: number] => {
  const east = (place.longitude - dock.longitude) * Math.cos((dock.latitude * Math.PI) / 180);
  const north = place.latitude - dock.latitude;
  return [
    Math.round(MIDDLE + east * MILES_PER_DEGREE * scale),
    Math.round(MIDDLE - north * MILES_PER_DEGREE * scale),
  ];
};

/** A map with the dock in the middle, a ring for each pickup price, and nearby places. The list beside it has the same content. */
export const PickupMap = ({ site }: { readonly site: Site }) => {
  const { facility } = site.brand;
  const scale = REACH / site.schedule.pickup.radiusMiles;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="w-full max-w-lg font-sans text-[15px] font-semibold"
      aria-hidden="true"
    >
      {cardInForce(site)
        .pickup.toReversed()
        .map(({ toMiles }) => (
          <circle
            key={toMiles}
            cx={MIDDLE}
            cy={MIDDLE}
            r={toMiles * scale}
            className="fill-note-wash stroke-link [fill-opacity:0.6]"
            strokeDasharray="6 5"
          />
        ))}
      {nearby(site).map((place) => {
        const [x, y] = onMap(facility, place, scale);
        return (
          <g key={place.name} className={place.price ? 'fill-ink' : 'fill-ink-soft'}>
            <circle cx={x} cy={y} r="4" />
            <text x={x + 9} y={y + 5}>
              {place.name}
            </text>
          </g>
        );
      })}
      <rect x={MIDDLE - 7} y={MIDDLE - 7} width="14" height="14" className="fill-action" />
      <text x={MIDDLE} y={MIDDLE - 14} textAnchor="middle" className="fill-ink font-display text-lg">
        {facility.city}
      </text>
    </svg>
  );
};
