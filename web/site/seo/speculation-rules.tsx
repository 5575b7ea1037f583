import { appPaths } from '#domain/kernel/paths.ts';

/** The app and its API: opening them early would sign nobody in and might count as a visit. */
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
 * Has the browser fetch a page of the site while the pointer rests on its link, so that it stands there at the press.
 * Browsers that save data or do not know it leave it out. The content security policy allows it by name.
 */
export const SpeculationRules = () => (
  <script
    type="speculationrules"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file, as JSON
    dangerouslySetInnerHTML={{ __html: rules }}
  />
);
