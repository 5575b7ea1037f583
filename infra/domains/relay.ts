import { Duration } from 'aws-cdk-lib';
import { Archive, EventBus, type IEventBus, Match } from 'aws-cdk-lib/aws-events';
import type { Construct } from 'constructs';
import type { House } from '../house.ts';
import { streamFunction } from '../patterns/stream-function.ts';
import { publish } from '../patterns/uses.ts';
import type { DataStack } from '../stacks/data-stack.ts';

/** Wakes the relay for new outbox items only, not for every write and not when they expire. */
const outboxFilter = { eventName: ['INSERT'], dynamodb: { NewImage: { outbox: { BOOL: [true] } } } };

/** What happened gets out: the bus, its archive for replays, and the relay from the outbox to the bus. */
export const relayDomain = (scope: Construct, house: House, data: DataStack): IEventBus => {
  const bus = new EventBus(scope, 'Events', {
    eventBusName: `skybarrel-${house.stage.name}`,
    description: 'What happened in the house; events/catalogue.ts lists it',
    // aws-cdk-lib's classes meet their interfaces only without exactOptionalPropertyTypes.
  }) as IEventBus;
  new Archive(scope, 'EventArchive', {
    // A name that CloudFormation makes would be longer than the 48 characters an archive's may have.
    archiveName: `skybarrel-${house.stage.name}`,
    sourceEventBus: bus,
    // Everything of ours, for as long as a replay still makes sense.
    eventPattern: { source: Match.prefix('skybarrel.') },
    retention: Duration.days(90),
  });
  streamFunction(scope, house, {
    entry: 'relay/relay',
    uses: [publish(bus, 'EVENT_BUS_NAME')],
    whenItFails:
      'Staff are not told of new mailboxes and enquiries, changed settings reach the site late, changed names no address card, and other systems hear nothing',
    tables: [data.profiles, data.mailboxes, data.monitoring, data.settings, data.enquiries],
    failures: data.failedEvents,
    filter: outboxFilter,
  });
  return bus;
};
