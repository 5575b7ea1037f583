import { Duration } from 'aws-cdk-lib';
import type { IKeyValueStore } from 'aws-cdk-lib/aws-cloudfront';
import type { IEventBus } from 'aws-cdk-lib/aws-events';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { SettingsChangedV1 } from '#events/settings/settings-changed.v1.ts';
import type { House } from '../house.ts';
import { hearEvents, type LostEvents } from '../patterns/lost-events.ts';
import { scheduledFunction } from '../patterns/scheduled-function.ts';
import { onKeyValues, onObjects, onTable, setting } from '../patterns/uses.ts';
import type { DataStack } from '../stacks/data-stack.ts';
import { samplesOn } from '../stages.ts';

export interface ContentDomainProps {
  readonly data: DataStack;
  readonly bus: IEventBus;
  readonly lost: LostEvents;
  readonly siteUrl: string;
  readonly publishedPaths: IKeyValueStore;
  readonly siteBucket: Bucket;
}

/**
 * Has the public pages follow the settings: at once when one changes or a deployment is through, which alone knows the address
 * of a stage without a domain, and every five minutes, for an event that was missed and a rate card whose day has come.
 */
export const contentDomain = (scope: Construct, house: House, props: ContentDomainProps): void => {
  const { data, bus, lost } = props;
  const publish = scheduledFunction(scope, house, {
    entry: 'content/publish',
    uses: [
      onTable(data.settings, 'SETTINGS_TABLE', ['dynamodb:BatchGetItem', 'dynamodb:Query']),
      onTable(data.content, 'CONTENT_TABLE', ['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem']),
      onObjects('SITE_BUCKET', {
        bucket: props.siteBucket,
        prefix: 'published/',
        actions: ['s3:PutObject'],
        evidence:
          'Published files are named by the hash of what is in them; the grant is PutObject below one prefix of one bucket.',
      }),
      onKeyValues(props.publishedPaths, 'PUBLISHED_PATHS', [
        'cloudfront-keyvaluestore:DescribeKeyValueStore',
        'cloudfront-keyvaluestore:ListKeys',
        'cloudfront-keyvaluestore:UpdateKeys',
      ]),
      setting('SITE_URL', props.siteUrl),
      setting('SITE_SAMPLES', samplesOn(house.stage)),
    ],
    whenItFails: 'Customers read prices, cutoffs or contacts that an admin has changed',
    // Rendering is work for the processor, which comes with memory.
    memory: 1024,
    every: Duration.minutes(5),
    ringsWhenSilent: true,
    // The turn of a run that was killed lasts a little longer than this, and the sweep after it finishes.
    timeout: Duration.minutes(1),
    lost,
  });
  hearEvents(scope, 'SettingsChangedRule', publish, {
    description: 'A setting or a price has changed: publish the pages',
    bus,
    pattern: { source: [SettingsChangedV1.source], detailType: [SettingsChangedV1.type] },
    lost,
  });
  hearEvents(scope, 'DeployedRule', publish, {
    description: 'A stack of the stage is deployed: publish the pages under its address',
    pattern: {
      source: ['aws.cloudformation'],
      detailType: ['CloudFormation Stack Status Change'],
      detail: {
        // Any of them: the rule may not yet listen when its own stack is through.
        'stack-id': [{ wildcard: `arn:aws:cloudformation:*:stack/skybarrel-${house.stage.name}-*` }],
        'status-details': { status: ['CREATE_COMPLETE', 'UPDATE_COMPLETE'] },
      },
    },
    lost,
  });
};
