import { Archive, EventBus, type IEventBus, Match } from 'aws-cdk-lib/aws-events';
import type { Construct } from 'constructs';
import type { House } from '../../house.ts';
import { lasting } from '../lasting.ts';
import { daysOf } from '../private-bucket.ts';
import type { OtherEvents } from './heard-events.ts';

const ours = { source: Match.prefix('skybarrel.') };

/** Every event of ours, future ones included. */
export const everyEvent: OtherEvents = {
  id: 'EveryEvent',
  description: 'Delivers every event of ours',
  pattern: () => ours,
};

/** The event bus, with an archive for replays. */
export const eventBus = (scope: Construct, house: House): void => {
  const bus = new EventBus(scope, 'Events', {
    eventBusName: `skybarrel-${house.stage.name}`,
    description: 'Our events; each has a file in events/',
  });
  // aws-cdk-lib's classes fit their interfaces only without exactOptionalPropertyTypes.
  house.parts.buses.add('Events', lasting(bus, bus.eventBusName, bus.eventBusArn) as IEventBus);
  new Archive(scope, 'EventArchive', {
    // CloudFormation would generate a name longer than the 48 characters that an archive's name may have.
    archiveName: `skybarrel-${house.stage.name}`,
    sourceEventBus: bus as IEventBus,
    eventPattern: ours,
    // A replay of older events would make no sense.
    retention: daysOf('eventArchive'),
  });
};
