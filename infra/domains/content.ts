import { Duration } from 'aws-cdk-lib';
import { SettingsChangedV1 } from '#events/settings/settings-changed.v1.ts';
import type { Domain } from '../patterns/domain.ts';
import type { OtherEvents } from '../patterns/events/heard-events.ts';
import { scheduledFunction } from '../patterns/functions/scheduled-function.ts';
import { linksToSite, onObjects, onPublishedPaths, onTable, setting } from '../patterns/uses.ts';
import { samplesOn } from '../stages.ts';

/** A deployment that is through: it alone knows the address of a stage without a domain. */
const deployments: OtherEvents = {
  id: 'Deployed',
  description: 'A stack of the stage is deployed: publish the pages under its address',
  fromAws: true,
  pattern: ({ stage }) => ({
    source: ['aws.cloudformation'],
    detailType: ['CloudFormation Stack Status Change'],
    detail: {
      // Any of them: the rule may not yet listen when its own stack is through.
      'stack-id': [{ wildcard: `arn:aws:cloudformation:*:stack/skybarrel-${stage.name}-*` }],
      'status-details': { status: ['CREATE_COMPLETE', 'UPDATE_COMPLETE'] },
    },
  }),
};

/** Has the public pages follow the settings; its table keeps what was published, and whose turn it is. */
export const content: Domain = {
  name: 'content',
  tables: { Content: {} },
  jobs: [
    scheduledFunction({
      entry: 'content/publish',
      hears: [SettingsChangedV1, deployments],
      uses: [
        onTable('SETTINGS_TABLE', ['dynamodb:BatchGetItem', 'dynamodb:Query']),
        onTable('CONTENT_TABLE', ['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem']),
        onObjects('SITE_BUCKET', {
          bucket: 'Site',
          prefix: 'published/',
          actions: ['s3:PutObject'],
          evidence:
            'Published files are named by the hash of what is in them; the grant is PutObject below one prefix of one bucket.',
        }),
        onPublishedPaths([
          'cloudfront-keyvaluestore:DescribeKeyValueStore',
          'cloudfront-keyvaluestore:ListKeys',
          'cloudfront-keyvaluestore:UpdateKeys',
        ]),
        linksToSite,
        setting('SITE_SAMPLES', samplesOn),
      ],
      whenItFails: 'Customers read prices, cutoffs or contacts that an admin has changed',
      // Rendering is work for the processor, which comes with memory.
      memory: 1024,
      // For an event that was missed, a rate card whose day has come, and what is renewed every month.
      every: Duration.minutes(5),
      ringsWhenSilent: true,
      // The turn of a run that was killed lasts a little longer than this, and the sweep after it finishes.
      timeout: Duration.minutes(1),
    }),
  ],
};
