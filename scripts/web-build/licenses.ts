import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
}

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

const shippedPackages = (root: string): readonly Shipped[] => {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, LockedPackage>>;
  };
  return Object.entries(lock.packages).flatMap(([place, { version, license, dev }]) => {
    const name = nameOf(place);
    if (place === '' || (dev && !isBuiltIn(name))) return [];
    return [
      {
        title: `${name} ${version} (${license ?? 'no license declared'})`,
        text: textOf(join(root, place), license),
      },
    ];
  });
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
