import type { BuiltSite } from '#built-site';
import { canonicalPaths, pathOfFile, type SitePath, sitePaths } from '#domain/kernel/paths.ts';
import { ok } from '#domain/kernel/result.ts';
import { publicCard } from '#domain/quotes/cards/customer-card.ts';
import type { Preview, settingsEndpoints } from '#domain/settings/endpoints.ts';
import { publicTestimonial } from '#domain/settings/marketing.ts';
import type { SiteSettings } from '#domain/settings/site-settings.ts';
import type { renderSite, SiteFile } from '#site-renderer';
import type { Clock } from '../runtime/clock.ts';
import type { UseCase } from '../runtime/http/use-case.ts';

/** The function that renders the published pages, with the assets of the build. */
export interface SiteRenderer {
  readonly render: typeof renderSite;
  readonly built: BuiltSite;
}

interface Deps {
  readonly readSettings: (now: Date) => Promise<SiteSettings>;
  /** Loaded for a preview only, because it is larger than everything else in this function. */
  readonly loadRenderer: () => Promise<SiteRenderer>;
  /** The site's address, and whether it shows invented testimonials. */
  readonly stage: { readonly url: string; readonly showsSamples: boolean };
  readonly clock: Clock;
}

/** The settings of the site as they would be after the change. */
const withChange = (settings: SiteSettings, change: Preview): SiteSettings => {
  if (change.part === 'rates') {
    const { effectiveFrom, card } = change.value;
    const version = Math.max(...settings.rateCards.map((each) => each.version)) + 1;
    const later = settings.rateCards.filter((each) => each.effectiveFrom > effectiveFrom);
    return { ...settings, rateCards: [publicCard({ version, effectiveFrom, card }), ...later] };
  }
  if (change.part === 'brand') {
    const { staffEmail: _kept, ...brand } = change.value;
    return { ...settings, brand };
  }
  if (change.part === 'testimonials')
    return { ...settings, testimonials: { items: change.value.items.map(publicTestimonial) } };
  if (change.part === 'capabilities')
    return { ...settings, capabilities: { ...settings.capabilities, ...change.value } };
  return { ...settings, [change.part]: change.value };
};

/** The pages among rendered files. Second addresses of a page are left out. */
const pagesOf = (files: ReadonlyMap<string, SiteFile>): ReadonlyMap<SitePath, string> => {
  const bodies = new Map([...files].map(([name, { body }]) => [pathOfFile(name), body]));
  return new Map(
    sitePaths.flatMap((path) => {
      const body = bodies.get(path);
      return body === undefined || canonicalPaths[path] !== undefined ? [] : [[path, body] as const];
    }),
  );
};

/**
 * Renders the public pages with settings that are not saved, by the same function that publishes them. Answers which pages would
 * change, and one of them on request. Nothing is stored.
 */
export const previewPages =
  ({ readSettings, loadRenderer, stage, clock }: Deps): UseCase<typeof settingsEndpoints.preview> =>
  async ({ body }) => {
    const [settings, { render, built }] = await Promise.all([readSettings(clock()), loadRenderer()]);
    const rendered = (site: SiteSettings) => pagesOf(render({ ...site, ...stage }, built.assets));
    const now = rendered(settings);
    const then = rendered(withChange(settings, body.change));
    const html = body.path === undefined ? undefined : then.get(body.path);
    return ok({
      changed: [...then.keys()].filter((path) => then.get(path) !== now.get(path)),
      ...(html === undefined ? {} : { html }),
    });
  };
