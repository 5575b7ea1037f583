import { weightFigure } from '../support/site/site-figure.ts';

export const figure = weightFigure({
  name: 'site-weight',
  measures: 'KB of the heaviest public page without the hero picture, fonts included',
  unit: 'KB',
  direction: 'lower',
  reach: 90,
  how: `Transferred bytes of the answers' bodies as the browser counts them, compressed with brotli by the gateway, in a window of 412 px with an empty cache; every page of \`sitePaths\` is a sample and the worst one is the value. HTML, styles, fonts, scripts and pictures that load without scrolling.`,
  amount: ({ withoutHero }) => withoutHero,
});
