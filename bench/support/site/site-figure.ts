import { type SitePath, sitePaths } from '#domain/kernel/paths.ts';
import type { Comparison, Detail, Figure } from '../../harness/figure.ts';
import { rounded } from '../../harness/statistics.ts';
import { leaveSites, visitOurs, weighOurs } from './survey.ts';
import type { Visit } from './visits.ts';
import type { Weight } from './weigh.ts';

/** The worst page counts: the claim is one of every page. */
const highest: Comparison = ({ ours }) => Math.max(...ours);
const lowest: Comparison = ({ ours }) => Math.min(...ours);

interface PagesFigure<Known> extends Omit<Figure, 'prepare' | 'repeats' | 'value' | 'beside'> {
  readonly learn: (path: SitePath) => Promise<Known>;
  readonly amount: (known: Known) => number;
  /** What else the line of a page says. */
  readonly words?: (known: Known) => string;
}

/**
 * A figure of which every page of the site is a sample, in the order of `sitePaths`, so that no page can be left out;
 * its value is the worst page's.
 */
const figureOfPages = <Known>({ learn, amount, words, ...figure }: PagesFigure<Known>): Figure => ({
  ...figure,
  value: figure.direction === 'lower' ? highest : lowest,
  repeats: sitePaths.length,
  prepare: async () => {
    const left = [...sitePaths];
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

const VISITED = `Lighthouse's mobile preset against the running product, the median of three loads; a load in which Lighthouse finds the machine too slow for it (index 1,000 or less) is taken again, twice at most. Every page of \`sitePaths\` is a sample and the worst one is the value.`;

/** A figure of every page as Lighthouse sees it; `how` has only what is its own. */
export const visitFigure = ({
  how,
  ...figure
}: Omit<PagesFigure<Visit>, 'learn' | 'how'> & { readonly how?: string }): Figure =>
  figureOfPages({ ...figure, how: how ? `${VISITED} ${how}` : VISITED, learn: visitOurs });

/** A figure of every page's weight. */
export const weightFigure = (figure: Omit<PagesFigure<Weight>, 'learn'>): Figure =>
  figureOfPages({ ...figure, learn: weighOurs });
