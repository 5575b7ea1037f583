/** A position in degrees. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** A point on the drawing, in pixels as it is shown. y grows downward. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The drawing of a day: how large it is, and where a position is on it. */
export interface Projection {
  readonly width: number;
  readonly height: number;
  readonly at: (position: Position) => Point;
}

/** Height in widths. */
const TALLEST = 0.9;
const FLATTEST = 0.45;
/** Room around what is shown, in parts of it, and at least in degrees: about three miles. */
const ROOM = 0.12;
const LEAST_DEGREES = 0.05;

const RADIANS = Math.PI / 180;

/**
 * A drawing that holds all these positions with room around them. Within a region of fifty miles the earth is flat enough: a degree of
 * longitude is shorter than one of latitude by the cosine of the latitude in the middle.
 */
export const projectionOf = (positions: readonly Position[], width: number): Projection => {
  const reach = (values: readonly number[]) => {
    const [low, high] = [Math.min(...values), Math.max(...values)];
    const room = Math.max((high - low) * ROOM, LEAST_DEGREES);
    return { middle: (low + high) / 2, half: (high - low) / 2 + room };
  };
  const east = reach(positions.map(({ longitude }) => longitude));
  const north = reach(positions.map(({ latitude }) => latitude));
  const narrow = Math.cos(north.middle * RADIANS);
  const shape = north.half / (east.half * narrow);
  const height = Math.round(width * Math.min(TALLEST, Math.max(FLATTEST, shape)));
  const scale = Math.min(width / (2 * east.half * narrow), height / (2 * north.half));
  return {
    width,
    height,
    at: ({ latitude, longitude }) => ({
      x: width / 2 + (longitude - east.middle) * narrow * scale,
      y: height / 2 - (latitude - north.middle) * scale,
    }),
  };
};

/** How far marks that would lie on each other are moved apart, in pixels. */
const APART = 30;
const TURNS = Math.PI * 2;

/** Moves marks at the same place around it, as those of one ZIP code are. One alone stays where it is. */
export const apart = (points: readonly Point[]): readonly Point[] => {
  const placeOf = ({ x, y }: Point): string => `${Math.round(x / APART)} ${Math.round(y / APART)}`;
  const crowds = Map.groupBy([...points.keys()], (index) => placeOf(points[index] ?? { x: 0, y: 0 }));
  return points.map((point, index) => {
    const crowd = crowds.get(placeOf(point)) ?? [index];
    if (crowd.length === 1) return point;
    const angle = (crowd.indexOf(index) / crowd.length) * TURNS;
    const radius = (APART / 2) * Math.max(1, crowd.length / 3);
    return { x: point.x + Math.cos(angle) * radius, y: point.y + Math.sin(angle) * radius };
  });
};
