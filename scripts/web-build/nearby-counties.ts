import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { merge, mesh } from 'topojson-client';
import type { Plugin } from 'vite';
import { defaultBrand } from '../../domain/settings/brand.ts';

type Topology = Parameters<typeof merge>[0];
type County = Extract<Parameters<typeof merge>[1], readonly unknown[]>[number] & {
  readonly properties: { readonly name: string };
};
type Place = readonly [longitude: number, latitude: number];

/** Vans drive 25 miles from the yard. A window of any shape around that is covered, in degrees to each side. */
const REACH = { longitude: 1.3, latitude: 0.8 };
/** About ten meters. */
const DECIMALS = 4;

const file = createRequire(import.meta.url).resolve('us-atlas/counties-10m.json');

const rounded = (line: readonly (readonly number[])[]): Place[] =>
  line.map(([longitude = 0, latitude = 0]) => [
    Number(longitude.toFixed(DECIMALS)),
    Number(latitude.toFixed(DECIMALS)),
  ]);

const middleOf = (ring: readonly Place[]): Place => {
  const middle = (part: 0 | 1): number => {
    const all = ring.map((place) => place[part]);
    return Number(((Math.min(...all) + Math.max(...all)) / 2).toFixed(DECIMALS));
  };
  return [middle(0), middle(1)];
};

/** The counties around our yard from the US Census, which is in the public domain: where land is, where counties end, and their names. */
const nearbyCounties = () => {
  const topology = JSON.parse(readFileSync(file, 'utf8')) as Topology;
  const { longitude, latitude } = defaultBrand.facility;
  const isNear = ([x, y]: Place): boolean =>
    Math.abs(x - longitude) < REACH.longitude && Math.abs(y - latitude) < REACH.latitude;
  const { counties: all } = topology.objects as unknown as Record<string, { readonly geometries: County[] }>;
  const ringsOf = (county: County): Place[][] =>
    merge(topology, [county]).coordinates.flatMap(([outer = []]) => [rounded(outer)]);
  const near = (all?.geometries ?? [])
    .map((county) => ({ county, rings: ringsOf(county) }))
    .filter(({ rings }) => rings.some((ring) => ring.some(isNear)));
  const counties = near.map(({ county }) => county);
  const borders = mesh(
    topology,
    { type: 'GeometryCollection', geometries: counties },
    (one, other) => one !== other,
  );
  return {
    land: merge(topology, counties).coordinates.flatMap((polygon) => polygon.map(rounded)),
    borders: borders.coordinates.map(rounded),
    names: near.map(({ county, rings }) => ({
      name: county.properties.name,
      at: middleOf(rings.toSorted((one, other) => other.length - one.length)[0] ?? []),
    })),
  };
};

const ID = 'virtual:nearby-counties';

/** Makes `virtual:nearby-counties`: a fiftieth of the whole country, which nobody who looks at a day needs. */
export const nearbyCountiesPlugin: Plugin = {
  name: 'nearby-counties',
  resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
  load: (id) =>
    id === `\0${ID}`
      ? `export const nearby = JSON.parse(${JSON.stringify(JSON.stringify(nearbyCounties()))});`
      : undefined,
};
