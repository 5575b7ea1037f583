import { type Figure, worstRatio } from '../harness/figure.ts';
import { type Published, publishAmong } from '../support/publishing/publish-one.ts';

/** With the three guides, the next post is the fourteenth of its page and its part at both sizes. */
const FEW = 10;
const MANY = 10_010;
const CATEGORY = 'barrels-and-boxes';
/** The page of a category shows sixty posts at most. */
const FULL_CATEGORY = 110;

const counts = {
  'objects written': ({ objects }) => objects,
  'bytes sent': ({ bytes }) => bytes,
  'requests to the key value store': ({ edge }) => edge,
  'paths changed': ({ paths }) => paths,
  'requests to the table': ({ table }) => table,
  'read units': ({ read }) => read,
  'write units': ({ written }) => written,
} satisfies Record<string, (of: Published) => number>;
const names = Object.keys(counts) as (keyof typeof counts)[];

export const figure: Figure = {
  name: 'publish-cost',
  measures:
    'Requests, bytes and units to publish one post with 10,000 others, the worst of seven counts in and out of a category',
  beside: 'with ten others',
  unit: 'of each count',
  direction: 'lower',
  reach: 1.1,
  aim: 1,
  value: worstRatio,
  repeats: 2 * names.length,
  how: `From the click on *Publish* to the page, with the functions of the desk and of publishing, the database, the bucket and the key value store at home. All posts have 900 words. Among the ten there is one place more than on a page of the list, and among the 10,000 as well,
so that the same lists change. In a category, the ten are ${FULL_CATEGORY}, because its page shows sixty posts at most and grows until then. The counts are exact, but for a few bytes: longer numbers in addresses.`,
  prepare: async () => {
    const pairs = [
      { more: await publishAmong(MANY), less: await publishAmong(FEW), where: '' },
      {
        more: await publishAmong(MANY, CATEGORY),
        less: await publishAmong(FULL_CATEGORY, CATEGORY),
        where: ' in a category',
      },
    ];
    const measured = pairs.flatMap(({ more, less, where }) =>
      names.map((name) => ({
        name: `${name}${where}`,
        ours: counts[name](more),
        beside: counts[name](less),
      })),
    );
    const left = [...measured];
    return {
      paired: async () => {
        const next = left.shift();
        if (next === undefined) throw new Error('Everything was counted already.');
        return next;
      },
      details: async () =>
        measured.map(({ name, ours, beside }) => ({ what: name, value: `${ours} and ${beside}` })),
      close: async () => undefined,
    };
  },
};
