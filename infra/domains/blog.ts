import { Duration } from 'aws-cdk-lib';
import { AddressDecidedV1 } from '#events/blog/address-decided.v1.ts';
import { CategoryChangedV1 } from '#events/blog/category-changed.v1.ts';
import { PostChangedV1 } from '#events/blog/post-changed.v1.ts';
import { DepartureCancelledV1 } from '#events/departures/departure-cancelled.v1.ts';
import { DepartureChangedV1 } from '#events/departures/departure-changed.v1.ts';
import { SettingsChangedV1 } from '#events/settings/settings-changed.v1.ts';
import type { Domain } from '../patterns/domain.ts';
import { deployments } from '../patterns/events/deployments.ts';
import { scheduledFunction } from '../patterns/functions/scheduled-function.ts';
import { onObjects, onTable, onUserPool, queriesIndex } from '../patterns/uses.ts';
import { publishesPages, rendersPages } from '../site/publishes-pages.ts';

/** What is planned and written for the blog, and its pages, which are published one by one. */
export const blog: Domain = {
  name: 'blog',
  tables: { Blog: { outbox: true, indexed: true } },
  http: {
    uses: [
      onTable(
        'BLOG_TABLE',
        'BatchGetItem',
        'ConditionCheckItem',
        'GetItem',
        'PutItem',
        'Query',
        'UpdateItem',
      ),
      queriesIndex('BLOG_TABLE'),
      // What readers did is counted there.
      onTable('MONITORING_TABLE', 'BatchGetItem', 'Query'),
      ...rendersPages,
      // Whoever has the address of a calendar reads it as long as its owner may see posts.
      onUserPool(['cognito-idp:AdminListGroupsForUser']),
    ],
    // A preview renders a page, and Lambda gives CPU in proportion to memory.
    memoryMb: 1024,
    whenItFails: 'Nobody can plan or write posts; what is published stays',
  },
  jobsIn: 'platform',
  jobs: [
    scheduledFunction({
      entry: 'blog/publishing/publish',
      hears: [
        PostChangedV1,
        CategoryChangedV1,
        AddressDecidedV1,
        SettingsChangedV1,
        DepartureChangedV1,
        DepartureCancelledV1,
        deployments,
      ],
      uses: [
        onTable('BLOG_TABLE', 'BatchGetItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'),
        queriesIndex('BLOG_TABLE'),
        ...publishesPages({ lists: false }),
        // Pictures of posts are copied to the site when they were released.
        onTable('FILES_TABLE', 'GetItem'),
        onObjects('RELEASED_FILES_BUCKET', {
          bucket: 'ReleasedFiles',
          prefix: 'files/posts/',
          actions: ['s3:GetObject'],
          evidence:
            'Pictures of posts are named by the id of their file; the grant is GetObject below one prefix of one bucket.',
        }),
      ],
      whenItFails:
        'New posts are not shown, posts say old prices and cutoffs, and drafts of our own data are not made',
      // Rendering needs CPU, and Lambda gives CPU in proportion to memory.
      memoryMb: 1024,
      // A scheduled post is shown in the minute that was chosen.
      every: Duration.minutes(1),
      ringsWhenSilent: true,
      // The lock of a killed run ends a little later than this timeout, and then the next sweep finishes its work.
      timeout: Duration.minutes(1),
    }),
  ],
};
