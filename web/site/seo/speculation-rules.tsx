import { appPaths } from '#domain/kernel/paths.ts';

/** Excludes the app, because loading it early would have no session and might count as a visit. */
const appPatterns = [...new Set(appPaths.map((path) => `/${path.split('/')[1]}`))].flatMap((first) => [
  first,
  `${first}/*`,
]);

const pagesOfTheSite = {
  and: [{ href_matches: '/*' }, { not: { href_matches: ['/api/*', ...appPatterns] } }],
};

const rules = JSON.stringify({
  prefetch: [{ where: pagesOfTheSite, eagerness: 'moderate' }],
  prerender: [{ where: pagesOfTheSite, eagerness: 'moderate' }],
});

/**
 * Lets the browser prefetch or prerender a page of the site while the pointer is over its link. Browsers in data-saver
 * mode or without support ignore it. The content security policy allows it by name.
 */
export const SpeculationRules = () => (
  <script
    type="speculationrules"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file, as JSON
    dangerouslySetInnerHTML={{ __html: rules }}
  />
);
