import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { buildLambdas } from '../../scripts/build-lambdas.ts';
import { root, siteDir } from '../../scripts/support/root.ts';
import { amount, type Detail, type Figure } from '../harness/figure.ts';
import { buildProduct } from '../support/product.ts';
import { temporaryFolder } from '../support/temporary.ts';

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;
const sizes = (content: Buffer): string =>
  `${kilobytes(content.length)}, ${kilobytes(gzipSync(content).length)} gzipped, ${kilobytes(brotliCompressSync(content).length)} brotli`;

/** The content of a page when it opens: its HTML and the scripts and styles that it names. */
const pageContent = (site: string, page: string): Buffer => {
  const html = readFileSync(join(site, page), 'utf8');
  const assets = [...html.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css))"/g)].map(([, path]) => path ?? '');
  return Buffer.concat([
    Buffer.from(html),
    ...[...new Set(assets)].map((path) => readFileSync(join(site, path))),
  ]);
};

const pagesOf = (site: string): string[] =>
  readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .toSorted();

export const figure: Figure = {
  name: 'sizes',
  measures: 'KB of all function bundles together, without their code caches',
  unit: 'KB',
  direction: 'lower',
  value: amount,
  repeats: 1,
  how: `The output of \`scripts/build-lambdas.ts\` and of the site's build. A page is its HTML with the scripts and styles that it names, without what
it loads later. Both compressions have their default quality.`,
  prepare: async () => {
    const folder = temporaryFolder();
    await buildProduct();
    const bundles = await buildLambdas({
      outDir: join(folder.path, 'lambdas'),
      metaDir: join(folder.path, 'meta'),
    });
    const site = join(root, siteDir);
    const functions = bundles.map(
      ({ name, file }): Detail => ({
        what: `function ${name}`,
        value: sizes(readFileSync(file)),
      }),
    );
    const pages = pagesOf(site).map(
      (page): Detail => ({
        what: `page ${relative('.', page)}`,
        value: sizes(pageContent(site, page)),
      }),
    );
    return {
      ours: async () => bundles.reduce((sum, { bytes }) => sum + bytes, 0) / 1024,
      details: async () => [...functions, ...pages],
      close: async () => folder.remove(),
    };
  },
};
