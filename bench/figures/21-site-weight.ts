import { weightFigure } from '../support/site/site-figure.ts';

export const figure = weightFigure({
  name: 'site-weight',
  measures: 'KB of the heaviest public page without the hero picture, fonts included',
  unit: 'KB',
  direction: 'lower',
  reach: 90,
  how: `Bytes of the answers' bodies on the line as the browser counts them, in brotli from the gateway, in a window of 412 px with nothing cached; every page of \`sitePaths\` is a sample and the worst one is the value. HTML, styles, fonts, scripts and pictures that load without scrolling.`,
  amount: ({ withoutHero }) => withoutHero,
});
