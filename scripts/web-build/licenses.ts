import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Names = Readonly<Record<string, unknown>>;

interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly dependencies?: Names;
  readonly optionalDependencies?: Names;
  readonly peerDependencies?: Names;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/** What the lock holds at each place, as a path from the checkout's folder. */
type Locked = Readonly<Record<string, LockedPackage>>;

interface Shipped {
  readonly title: string;
  /** What its authors ask to be passed on. */
  readonly text: string;
}

/** What only the build needs, and what of it is nevertheless in the pages: their fonts, and the style sheet they begin with. */
const isBuiltIn = (name: string): boolean => name.startsWith('@fontsource') || name === 'tailwindcss';

const textFile = /^(licen[cs]e|copying|notice)/i;

const nameOf = (place: string): string => place.split('node_modules/').at(-1) ?? place;

/** The words of a package's own files; where it brings none, the name of its license as its authors declare it. */
const textOf = (folder: string, license = 'license not declared'): string => {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => textFile.test(file)) : [];
  const texts = files.sort().map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return texts.length > 0
    ? texts.join('\n\n')
    : `Its authors declare the license ${license} and enclose no text of it.`;
};

/** The places where Node looks for a package that the one at `place` imports, nearest first. */
const placesSeenFrom = (place: string, name: string): readonly string[] => {
  const outer = place.split('/node_modules/').slice(0, -1);
  const folders = outer.map((_, at) => outer.slice(0, at + 1).join('/node_modules/')).reverse();
  return [place, ...folders]
    .filter((folder) => folder !== '')
    .map((folder) => `${folder}/node_modules/${name}`)
    .concat(`node_modules/${name}`);
};

const needsOf = (wanted: LockedPackage): readonly string[] => [
  ...Object.keys({ ...wanted.dependencies, ...wanted.optionalDependencies }),
  ...Object.keys(wanted.peerDependencies ?? {}).filter(
    (name) => !wanted.peerDependenciesMeta?.[name]?.optional,
  ),
];

/**
 * The places of what the product needs when it runs. The lock's own `dev` cannot tell: it counts what the packages of
 * this checkout need as shipped, and the cloud at home is not.
 */
const neededPlaces = (locked: Locked): ReadonlySet<string> => {
  const found = new Set<string>();
  const waiting = Object.keys(locked['']?.dependencies ?? {}).map((name) => ({ from: '', name }));
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { from, name } = next;
    const place = placesSeenFrom(from, name).find((each) => each in locked);
    const wanted = place === undefined ? undefined : locked[place];
    if (place === undefined || wanted === undefined || found.has(place)) continue;
    found.add(place);
    waiting.push(...needsOf(wanted).map((need) => ({ from: place, name: need })));
  }
  return found;
};

const shippedPackages = (root: string): readonly Shipped[] => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    readonly packages: Locked;
  };
  const needed = neededPlaces(packages);
  return Object.entries(packages)
    .filter(([place]) => needed.has(place) || isBuiltIn(nameOf(place)))
    .map(([place, { version, license }]) => ({
      title: `${nameOf(place)} ${version} (${license ?? 'no license declared'})`,
      text: textOf(join(root, place), license),
    }));
};

const RULE = '-'.repeat(78);

/**
 * The notices of everything of others that the product ships, from the lock: each package once, and packages that share their words
 * together. The same lock gives the same text.
 */
export const licenseNotices = (root: string): string => {
  const titles = new Map<string, Set<string>>();
  for (const { title, text } of shippedPackages(root)) {
    const alike = titles.get(text) ?? new Set();
    titles.set(text, alike.add(title));
  }
  const parts = [...titles].map(([text, alike]) => `${[...alike].sort().join('\n')}\n\n${text}`);
  return `This product contains software and fonts of others. Their notices follow.\n\n${parts
    .sort()
    .map((part) => `${RULE}\n${part}\n`)
    .join('\n')}`;
};
