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

/** The packages in the lock by their place, a path from the folder of the checkout. */
type Locked = Readonly<Record<string, LockedPackage>>;

interface Shipped {
  readonly title: string;
  /** The notice that its license requires. */
  readonly text: string;
}

/** Development packages that are nevertheless part of the pages: the fonts and the basic style sheet. */
const isBuiltIn = (name: string): boolean => name.startsWith('@fontsource') || name === 'tailwindcss';

const textFile = /^(licen[cs]e|copying|notice)/i;

/** The license of a package whose authors name it only in its text. */
const namedInText = (folder: string): string =>
  textOf(folder).startsWith('MIT License') ? 'MIT' : 'no license declared';

const nameOf = (place: string): string => place.split('node_modules/').at(-1) ?? place;

/** The text of a package's license files, or, when it has none, the name of the license that its authors declare. */
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
 * The places of the packages that the product needs when it runs. The lock's own `dev` is not enough: it treats everything that a
 * workspace needs as shipped, and the cloud at home is not shipped.
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
      title: `${nameOf(place)} ${version} (${license ?? namedInText(join(root, place))})`,
      text: textOf(join(root, place), license),
    }));
};

const RULE = '-'.repeat(78);

/**
 * The license notices of all packages that the product ships, from the lock. Packages with the same text are listed together. The
 * same lock gives the same text.
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
