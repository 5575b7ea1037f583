import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Figure } from './figure.ts';

const folder = join(import.meta.dirname, '../figures');

/** Every figure there is: a file in `figures/` is one, `NN-name.ts`, in the order of their numbers. */
export const allFigures = async (): Promise<readonly Figure[]> => {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .toSorted();
  const modules = await Promise.all(
    files.map(async (name) => (await import(join(folder, name))) as { readonly figure: Figure }),
  );
  return modules.map(({ figure }) => figure);
};

/** The figures of those names; all where none is named. Throws for a name that no figure has. */
export const figuresNamed = (all: readonly Figure[], names: readonly string[]): readonly Figure[] => {
  const unknown = names.filter((name) => !all.some((figure) => figure.name === name));
  if (unknown.length > 0) {
    const known = all.map(({ name }) => name).join(', ');
    throw new Error(`No figure is named ${unknown.join(', ')}. There are: ${known}`);
  }
  return names.length === 0 ? all : all.filter(({ name }) => names.includes(name));
};
