import { createContext, use } from 'react';
import type { IslandName } from './registry.ts';

/** The paths of all files that each island's code is made of, the boot script's own excepted. */
export type IslandScripts = Readonly<Record<string, readonly string[]>>;

/** Provides the paths to the islands of a page. */
export const IslandScriptsContext = createContext<IslandScripts>({});

/** The paths of one island's code, as an attribute holds them. */
export const useIslandScripts = (name: IslandName): string | undefined =>
  use(IslandScriptsContext)[name]?.join(' ');
