import { knowsCardKeys } from '../patterns/secrets.ts';
import { linksToSite, onObjects, onPublishedPaths, onTable, setting, type Use } from '../patterns/uses.ts';
import { samplesOn } from '../stages.ts';

/** What a function reads that renders pages. Pages say prices, cutoffs and coming flights, and how to pay. */
export const rendersPages: readonly Use[] = [
  onTable('SETTINGS_TABLE', 'BatchGetItem', 'Query'),
  onTable('DEPARTURES_TABLE', 'Query'),
  linksToSite,
  knowsCardKeys,
  setting('SITE_SAMPLES', samplesOn),
];

/**
 * What a function that publishes pages uses: what they are rendered from, the objects that it writes, and the paths at the edge that it
 * points at them. @param lists true for one that reads which paths there are.
 */
export const publishesPages = ({ lists }: { readonly lists: boolean }): readonly Use[] => [
  ...rendersPages,
  onObjects('SITE_BUCKET', {
    bucket: 'Site',
    prefix: 'published/',
    actions: ['s3:PutObject'],
    evidence:
      'Published files are named by the hash of their content; the grant is PutObject below one prefix of one bucket.',
  }),
  onPublishedPaths([
    'cloudfront-keyvaluestore:DescribeKeyValueStore',
    ...(lists ? ['cloudfront-keyvaluestore:ListKeys'] : []),
    'cloudfront-keyvaluestore:UpdateKeys',
  ]),
];
