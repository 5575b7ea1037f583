import type { SitePath } from '#domain/kernel/paths.ts';
import type { SchemaThing } from '#web/shell/page-metadata.ts';
import type { Site } from '../page.ts';
import { breadcrumbsTo } from '../breadcrumb-path.ts';

/** The way from the home page, for every inner page; the renderer adds it. */
export const breadcrumbs = (site: Pick<Site, 'url'>, path: SitePath): SchemaThing => ({
  '@type': 'BreadcrumbList',
  itemListElement: breadcrumbsTo(path).map((stop, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: stop.name,
    item: `${site.url}${stop.path}`,
  })),
});
