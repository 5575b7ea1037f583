import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Figure } from './figure.ts';

const folder = join(import.meta.dirname, '../figures');

/** All figures. Each is a file in `figures/`, `NN-name.ts`, and the numbers give the order. */
export const allFigures = async (): Promise<readonly Figure[]> => {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .toSorted();
  const modules = await Promise.all(
    files.map(async (name) => (await import(join(folder, name))) as { readonly figure: Figure }),
  );
  return modules.map(({ figure }) => figure);
};

/**
 * The figures with these names, or all figures without names. A common first word (`site`) means all that begin with it,
 * unless it is itself a name. Throws for an unknown name.
 */
export const figuresNamed = (all: readonly Figure[], names: readonly string[]): readonly Figure[] => {
  const isName = (word: string): boolean => all.some(({ name }) => name === word);
  const stands = (word: string, { name }: Figure): boolean =>
    isName(word) ? name === word : name.startsWith(`${word}-`);
  const unknown = names.filter((word) => !all.some((figure) => stands(word, figure)));
  if (unknown.length > 0) {
    const known = all.map(({ name }) => name).join(', ');
    throw new Error(`No figure is named ${unknown.join(', ')}. There are: ${known}`);
  }
  return names.length === 0 ? all : all.filter((figure) => names.some((word) => stands(word, figure)));
};
