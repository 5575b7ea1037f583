import { isChange } from '#domain/shipments/form/is-change.ts';
import type { PageMetadata } from '#web/shell/page-metadata.ts';
import { screenAt } from './screens.ts';

/**
 * Title of the screen at a path and its query; `undefined` for an unknown path. Apart from the screens, which the early script has: it shows no
 * title.
 */
export const pageMetadataOf = (pathname: string, search = ''): PageMetadata | undefined => {
  const found = screenAt(pathname);
  if (found === undefined) return undefined;
  const { path, description } = found.screen;
  const isToChange = path === '/dashboard/create-shipment' && isChange(new URLSearchParams(search));
  const title = isToChange ? 'Change Shipment' : found.screen.title;
  return {
    title: title.replace(/\{(\w+)\}/g, (_, name: string) => found.params[name] ?? ''),
    ...(description === undefined ? {} : { description }),
  };
};
