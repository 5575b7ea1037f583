/** A place as longitude and latitude, in degrees. */
export type Place = readonly [longitude: number, latitude: number];

const NORTH = 43.5;
const WEST = -88;
const PIXELS_PER_DEGREE = 20;
/** At these latitudes a degree of longitude is shorter than a degree of latitude. */
const LONGITUDE_SCALE = 0.9;

/** The size of the map, in units of its view box. */
export const MAP_SIZE = { width: 690, height: 830 } as const;

/** The position of a place on the map. */
export const onMap = ([longitude, latitude]: Place): readonly [x: number, y: number] => [
  Math.round((longitude - WEST) * PIXELS_PER_DEGREE * LONGITUDE_SCALE),
  Math.round((NORTH - latitude) * PIXELS_PER_DEGREE),
];

const outline = (...places: readonly Place[]): string =>
  `M${places.map((place) => onMap(place).join(' ')).join('L')}Z`;

/** Simplified by hand, to keep the page small. */
const northAmerica = outline(
  [-88, 46],
  [-64, 46],
  [-67, 44.8],
  [-70, 43.6],
  [-70.8, 42.6],
  [-70, 41.8],
  [-71.4, 41.4],
  [-73.6, 40.9],
  [-72, 40.9],
  [-74, 40.5],
  [-74.2, 39.6],
  [-75.1, 38.6],
  [-75.9, 37],
  [-75.6, 35.3],
  [-77.9, 33.9],
  [-79.3, 33.1],
  [-81.1, 31.8],
  [-81.4, 30.4],
  [-80.6, 28.4],
  [-80.1, 26.5],
  [-80.4, 25.2],
  [-81.2, 25.2],
  [-81.8, 26.3],
  [-82.8, 27.8],
  [-82.7, 28.8],
  [-84.2, 30],
  [-85.3, 29.7],
  [-88, 30.3],
);
const cuba = outline(
  [-84.9, 21.9],
  [-83.2, 23],
  [-81, 23.1],
  [-79.3, 22.4],
  [-77.2, 21.6],
  [-75.6, 21],
  [-74.2, 20.2],
  [-77.6, 19.9],
  [-77.2, 20.6],
  [-78.5, 21],
  [-80.5, 22],
  [-82.2, 22.4],
  [-84, 21.9],
);
const jamaica = outline([-78.3, 18.4], [-77, 18.5], [-76.2, 18.1], [-76.9, 17.8], [-77.8, 17.9]);
const hispaniola = outline(
  [-74.4, 18.6],
  [-73.4, 19.9],
  [-71.7, 19.8],
  [-69.9, 19.7],
  [-68.4, 18.6],
  [-70.2, 18.2],
  [-71.4, 17.7],
  [-72.6, 18.2],
  [-74.4, 18.4],
);
const puertoRico = outline([-67.2, 18.5], [-65.7, 18.4], [-65.8, 18], [-67.2, 18]);
const trinidad = outline([-61.9, 10.8], [-60.9, 10.85], [-61, 10.1], [-61.9, 10.05]);
const southAmerica = outline(
  [-88, 15.8],
  [-85.9, 15.9],
  [-83.2, 15],
  [-83.3, 14],
  [-83.7, 11],
  [-83, 10],
  [-81, 8.8],
  [-79.5, 9.5],
  [-77.3, 8.6],
  [-75.6, 10.7],
  [-74.2, 11.3],
  [-72.2, 12.2],
  [-71.5, 11],
  [-70, 11.5],
  [-69.9, 12.1],
  [-68.3, 10.8],
  [-66, 10.6],
  [-64.5, 10.2],
  [-62, 10.7],
  [-62.5, 9.9],
  [-61, 9.3],
  [-60, 8.5],
  [-58.6, 7.3],
  [-58.1, 6.8],
  [-57.2, 6],
  [-56, 5.9],
  [-54, 5.8],
  [-52.5, 4.9],
  [-51.2, 4.2],
  [-50, 2],
  [-88, 2],
);

/** All land as one path. */
export const land = [northAmerica, cuba, jamaica, hispaniola, puertoRico, trinidad, southAmerica].join('');

/** Islands too small for an outline. */
export const islets: readonly Place[] = [
  [-77.8, 24.6],
  [-76.5, 24.9],
  [-77.9, 26.6],
  [-75, 23.5],
  [-64.7, 18.3],
  [-62.7, 17.3],
  [-61.8, 17.1],
  [-61.5, 16.2],
  [-61.4, 15.4],
  [-61, 14.6],
  [-61, 13.9],
  [-61.2, 13.2],
  [-61.7, 12.1],
  [-59.6, 13.15],
];
