import { signInPaths, sitePaths } from '#domain/kernel/paths.ts';
import type { Comparison, Detail, Figure } from '../../harness/figure.ts';
import { rounded } from '../../harness/statistics.ts';
import { leaveSites, type StaticPath, visitOurs, weighOurs } from './survey.ts';
import type { Visit } from './visits.ts';
import type { Weight } from './weigh.ts';

/** The worst page counts, because the claim is about every page. */
const highest: Comparison = ({ ours }) => Math.max(...ours);
const lowest: Comparison = ({ ours }) => Math.min(...ours);

interface PagesFigure<Known> extends Omit<Figure, 'prepare' | 'repeats' | 'value' | 'beside'> {
  /** The pages; all public ones by default. */
  readonly paths?: readonly StaticPath[];
  readonly learn: (path: StaticPath) => Promise<Known>;
  readonly amount: (known: Known) => number;
  /** Further text in the line of a page. */
  readonly words?: (known: Known) => string;
}

/**
 * A figure whose samples are all pages of the site, in the order of `sitePaths`, so that no page can be left out. Its value is
 * that of the worst page.
 */
const figureOfPages = <Known>({
  paths = sitePaths,
  learn,
  amount,
  words,
  ...figure
}: PagesFigure<Known>): Figure => ({
  ...figure,
  value: figure.direction === 'lower' ? highest : lowest,
  repeats: paths.length,
  prepare: async () => {
    const left = [...paths];
    const details: Detail[] = [];
    return {
      ours: async () => {
        const path = left.shift();
        if (path === undefined) throw new Error('Every page was measured already.');
        const known = await learn(path);
        const value = `${rounded(amount(known))} ${figure.unit}`;
        details.push({ what: path, value: words ? `${value}${words(known)}` : value });
        return amount(known);
      },
      details: async () => details,
      close: leaveSites,
    };
  },
});

const VISITED = `Lighthouse's mobile preset on the running product, the median of three loads; a load in which Lighthouse finds the machine too slow (index 1,000 or less) is repeated, twice at most. Every page of \`sitePaths\` is a sample and the worst one is the value.`;

/** A figure from Lighthouse for every page; `how` adds what is special about it. */
export const visitFigure = ({
  how,
  ...figure
}: Omit<PagesFigure<Visit>, 'learn' | 'how'> & { readonly how?: string }): Figure =>
  figureOfPages({ ...figure, how: how ? `${VISITED} ${how}` : VISITED, learn: visitOurs });

/** A figure about the weight of every page. */
export const weightFigure = (figure: Omit<PagesFigure<Weight>, 'learn'>): Figure =>
  figureOfPages({ ...figure, learn: weighOurs });

const SIGN_IN = 'Samples are `/auth/login` and `/auth/register`, and the worse one is the value.';

/** A figure from Lighthouse for the pages to sign in and to register. */
export const signInVisitFigure = (figure: Omit<PagesFigure<Visit>, 'learn' | 'paths' | 'how'>): Figure =>
  figureOfPages({
    ...figure,
    how: `Lighthouse's mobile preset on the running product, the median of three loads, as for public pages. ${SIGN_IN}`,
    paths: signInPaths,
    learn: visitOurs,
  });

/** A figure about the weight of the pages to sign in and to register. */
export const signInWeightFigure = (figure: Omit<PagesFigure<Weight>, 'learn' | 'paths' | 'how'>): Figure =>
  figureOfPages({
    ...figure,
    how: `Transferred bytes of the answers' bodies as the browser counts them, compressed with brotli by the gateway, with an empty cache and before anything is touched. ${SIGN_IN}`,
    paths: signInPaths,
    learn: weighOurs,
  });
