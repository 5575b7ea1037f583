import { weightFigure } from '../support/site/site-figure.ts';

export const figure = weightFigure({
  name: 'site-script-after',
  measures: 'KB of script on a public page after every island was touched',
  unit: 'KB',
  direction: 'lower',
  reach: 95,
  how: `Transferred bytes of the answers' bodies as the browser counts them, compressed with brotli by the gateway, in a window of 412 px with an empty cache; every page of \`sitePaths\` is a sample and the worst one is the value. Scripts that were loaded before count, too.`,
  amount: ({ scriptAfter }) => scriptAfter,
  words: ({ islands }) => `, ${islands} islands`,
});
