import { createHash } from 'node:crypto';
import { isOfBlog, pathOfFile } from '#domain/kernel/paths.ts';
import type { SiteFile } from '#site-renderer';

/** Folder of the published objects. The function may write only there (infra/domains/content.ts). */
const FOLDER = 'published/';

/** A file of the site as an object. Its key is the hash of its content, so an object never changes. */
export interface PublishedFile extends SiteFile {
  /** Path of the page in the browser. */
  readonly path: string;
  readonly key: string;
}

/** The address of the object that the edge serves for each path. */
export type LivePaths = Readonly<Record<string, string>>;

const sha256 = (content: string): string => createHash('sha256').update(content).digest('hex');

/** A file that differs from the build, as it is published; undefined for one that is as built. */
export const publishedFile = (
  name: string,
  file: SiteFile,
  built: Readonly<Record<string, string>>,
): PublishedFile | undefined => {
  const hash = sha256(file.body);
  return hash === built[name]
    ? undefined
    : { ...file, path: pathOfFile(name), key: `${FOLDER}${hash}/${name}` };
};

/** The files that differ from the build, without those of the blog. Only these are published. */
export const publishedFiles = (
  rendered: ReadonlyMap<string, SiteFile>,
  built: Readonly<Record<string, string>>,
): readonly PublishedFile[] =>
  [...rendered].flatMap(([name, file]) =>
    isOfBlog(pathOfFile(name)) ? [] : (publishedFile(name, file, built) ?? []),
  );

/** What the edge serves when these files are published. */
export const livePathsOf = (files: readonly PublishedFile[]): LivePaths =>
  Object.fromEntries(files.map(({ path, key }) => [path, `/${key}`]));

/** True for an address that publishing wrote. Other addresses in the key value store are not ours to change. */
export const isPublished = (address: string): boolean => address.startsWith(`/${FOLDER}`);

/** Hash of a state of the site. */
export const stateName = (...parts: readonly unknown[]): string => sha256(JSON.stringify(parts));
