/** What the blog needs to publish its pages: what they are rendered from, the same lock, the same objects, and its paths at the edge. */
export { pointPaths } from './edge/path-switch.ts';
export { publishedObjects } from './edge/published-objects.ts';
export { publishPages } from './publish-pages.ts';
export { publishingLock } from './publishing-lock.ts';
export { type LivePaths, publishedFile, stateName } from './site-files.ts';
export { ofMonth, siteReader, siteVariables } from './site-reader.ts';
