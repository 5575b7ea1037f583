import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import type { Pictures } from '#web/site/pictures/pictures.ts';
import { root } from '../../../scripts/support/root.ts';

const registry = join(root, 'web/site/pages.tsx');
const directIsland = join(import.meta.dirname, 'direct-island.tsx');
const id = 'virtual:client-rendered-site';

export interface PageSource {
  readonly path: string;
  /** Its expression in the registry: `home`, or `guidePage(guyanaGuide)`. */
  readonly page: string;
  /** The imported names in the expression, and the module of each. */
  readonly needs: ReadonlyMap<string, string>;
}

/** The pages of the registry with their modules. Throws for an entry that it cannot parse, so that no page is left out. */
export const pageSources = (): readonly PageSource[] => {
  const source = readFileSync(registry, 'utf8');
  const modules = new Map<string, string>();
  for (const [, names = '', from = ''] of source.matchAll(/^import \{ ([^}]+) \} from '(\.[^']+)';$/gm))
    for (const name of names.split(',')) modules.set(name.trim(), join(dirname(registry), from));
  const entries = [...source.matchAll(/^ {2}'(\/[^']*)': (.+),$/gm)];
  return entries.map(([, path = '', page = '']) => {
    const names = page.match(/(?<!['"])\b[a-z]\w*/gi) ?? [];
    const needs = new Map(
      names.flatMap((name) => (modules.has(name) ? [[name, modules.get(name) ?? '']] : [])),
    );
    if (needs.size === 0) throw new Error(`${path} is ${page} in pages.tsx, which no import there explains.`);
    return { path, page, needs };
  });
};

/** The function of a route: it fetches the modules at the same time, and makes the page as the registry does. */
const routeSource = ({ path, page, needs }: PageSource): string => {
  const names = [...needs.keys()].map((name) => `{ ${name} }`).join(', ');
  const imports = [...needs.values()].map((module) => `import(${JSON.stringify(module)})`).join(', ');
  return `{ path: '${path}', load: async () => { const [${names}] = await Promise.all([${imports}]); return ${page}; } }`;
};

/** Replaces the server's renderer, which guides use to count their minutes. A real app would have the number in its data. */
const noServer = `export const renderToStaticMarkup = () => '';`;

/**
 * Makes routes of the registry that each fetch their own chunk, whereas the registry itself, which is for a server, imports all
 * pages. Islands become ordinary components. The server's renderer is not in the bundle.
 */
export const siteModules = (pictures: Pictures): Plugin => ({
  name: 'client-rendered-site',
  enforce: 'pre',
  resolveId: (source) => ([id, 'react-dom/server'].includes(source) ? `\0${source}` : undefined),
  load: (module) => {
    if (module === `\0${id}`) {
      const routes = pageSources().map(routeSource);
      return `export const routes = [${routes.join(',\n')}];\nexport const pictures = ${JSON.stringify(pictures)};`;
    }
    if (module === '\0react-dom/server') return noServer;
    if (module.endsWith('/web/site/islands/island.tsx'))
      return `export { Island } from ${JSON.stringify(directIsland)};`;
    return undefined;
  },
});
