import type { SitePath } from '#domain/kernel/paths.ts';
import type { SchemaThing } from '#web/shell/page-metadata.ts';
import { breadcrumbsTo } from '../breadcrumb-path.ts';
import type { Site } from '../page.ts';

/** The breadcrumbs of an inner page as structured data. The renderer adds them. */
export const breadcrumbs = (site: Pick<Site, 'url'>, path: SitePath): SchemaThing => ({
  '@type': 'BreadcrumbList',
  itemListElement: breadcrumbsTo(path).map((stop, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: stop.name,
    item: `${site.url}${stop.path}`,
  })),
});
