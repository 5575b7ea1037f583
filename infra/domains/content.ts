import { Duration } from 'aws-cdk-lib';
import { SettingsChangedV1 } from '#events/settings/settings-changed.v1.ts';
import type { Domain } from '../patterns/domain.ts';
import type { OtherEvents } from '../patterns/events/heard-events.ts';
import { scheduledFunction } from '../patterns/functions/scheduled-function.ts';
import { linksToSite, onObjects, onPublishedPaths, onTable, setting } from '../patterns/uses.ts';
import { samplesOn } from '../stages.ts';

/** A finished deployment. Only the deployment knows the address of a stage without a domain. */
const deployments: OtherEvents = {
  id: 'Deployed',
  description: 'A stack of the stage is deployed: publish the pages under its address',
  fromAws: true,
  pattern: ({ stage }) => ({
    source: ['aws.cloudformation'],
    detailType: ['CloudFormation Stack Status Change'],
    detail: {
      // The end of any stack counts: when the stack with this rule is done, the rule may not be active yet.
      'stack-id': [{ wildcard: `arn:aws:cloudformation:*:stack/skybarrel-${stage.name}-*` }],
      'status-details': { status: ['CREATE_COMPLETE', 'UPDATE_COMPLETE'] },
    },
  }),
};

/** Publishes the public pages when settings change. The table holds the published state and the lock of publishing. */
export const content: Domain = {
  name: 'content',
  tables: { Content: {} },
  jobs: [
    scheduledFunction({
      entry: 'content/publish',
      hears: [SettingsChangedV1, deployments],
      uses: [
        onTable('SETTINGS_TABLE', 'BatchGetItem', 'Query'),
        onTable('CONTENT_TABLE', 'GetItem', 'PutItem', 'UpdateItem'),
        onObjects('SITE_BUCKET', {
          bucket: 'Site',
          prefix: 'published/',
          actions: ['s3:PutObject'],
          evidence:
            'Published files are named by the hash of their content; the grant is PutObject below one prefix of one bucket.',
        }),
        onPublishedPaths([
          'cloudfront-keyvaluestore:DescribeKeyValueStore',
          'cloudfront-keyvaluestore:ListKeys',
          'cloudfront-keyvaluestore:UpdateKeys',
        ]),
        linksToSite,
        setting('SITE_SAMPLES', samplesOn),
      ],
      whenItFails: 'Customers read old prices, cutoffs or contacts, although an admin has changed them',
      // Rendering needs CPU, and Lambda gives CPU in proportion to memory.
      memoryMb: 1024,
      // A sweep: it does what a missed event would have done, and publishes rate cards that come into force today and the
      // monthly renewal of security.txt.
      every: Duration.minutes(5),
      ringsWhenSilent: true,
      // The lock of a killed run ends a little later than this timeout, and then the next sweep finishes its work.
      timeout: Duration.minutes(1),
    }),
  ],
};
