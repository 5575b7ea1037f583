import { weightFigure } from '../support/site/site-figure.ts';

export const figure = weightFigure({
  name: 'site-script-after',
  measures: 'KB of script on a public page after every island was touched',
  unit: 'KB',
  direction: 'lower',
  reach: 72,
  how: `Bytes of the answers' bodies on the line as the browser counts them, in brotli from the gateway, in a window of 412 px with nothing cached; every page of \`sitePaths\` is a sample and the worst one is the value. Everything that was loaded before counts, too.`,
  amount: ({ scriptAfter }) => scriptAfter,
  words: ({ islands }) => `, ${islands} islands`,
});
