import { createHash } from 'node:crypto';
import type { SiteFile } from '#site-renderer';

/** Published objects lie below it; the function is granted no more (infra/domains/content.ts). */
const FOLDER = 'published/';

/** A file of the site as an object: named by its content, so that it is written once and never changed. */
export interface PublishedFile extends SiteFile {
  /** Path by which people ask for it. */
  readonly path: string;
  readonly key: string;
}

/** What the edge serves for each path, as object addresses from the root. */
export type LivePaths = Readonly<Record<string, string>>;

const sha256 = (content: string): string => createHash('sha256').update(content).digest('hex');

const pathOf = (file: string): string => `/${file}`.replace(/\/index\.html$/, '') || '/';

/** The files that are not as the build left them: only these are published. */
export const publishedFiles = (
  rendered: ReadonlyMap<string, SiteFile>,
  built: Readonly<Record<string, string>>,
): readonly PublishedFile[] =>
  [...rendered].flatMap(([name, file]) => {
    const hash = sha256(file.body);
    return hash === built[name] ? [] : [{ ...file, path: pathOf(name), key: `${FOLDER}${hash}/${name}` }];
  });

/** What the edge should serve once these files are in their place. */
export const livePathsOf = (files: readonly PublishedFile[]): LivePaths =>
  Object.fromEntries(files.map(({ path, key }) => [path, `/${key}`]));

/** True for an address that publishing wrote; others in the edge's store belong to somebody else. */
export const isPublished = (address: string): boolean => address.startsWith(`/${FOLDER}`);

/** Names a state of the site: the same state gives the same name. */
export const stateName = (...parts: readonly unknown[]): string => sha256(JSON.stringify(parts));
