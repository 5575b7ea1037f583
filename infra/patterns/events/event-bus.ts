import { Duration } from 'aws-cdk-lib';
import { Archive, EventBus, type IEventBus, Match } from 'aws-cdk-lib/aws-events';
import type { Construct } from 'constructs';
import type { House } from '../../house.ts';
import type { OtherEvents } from './heard-events.ts';

const ours = { source: Match.prefix('skybarrel.') };

/** Every event of the house, also those that are still to come. */
export const everyEvent: OtherEvents = {
  id: 'EveryEvent',
  description: 'Hands every event of the house to everything that hears all of them',
  pattern: () => ours,
};

/** The bus on which everything that happened is heard, with an archive for replays. */
export const eventBus = (scope: Construct, house: House): void => {
  const bus = new EventBus(scope, 'Events', {
    eventBusName: `skybarrel-${house.stage.name}`,
    description: 'What happened in the house; events/catalogue.ts lists it',
    // aws-cdk-lib's classes meet their interfaces only without exactOptionalPropertyTypes.
  }) as IEventBus;
  house.parts.buses.add('Events', bus);
  new Archive(scope, 'EventArchive', {
    // A name that CloudFormation makes would be longer than the 48 characters an archive's may have.
    archiveName: `skybarrel-${house.stage.name}`,
    sourceEventBus: bus,
    eventPattern: ours,
    // For as long as a replay still makes sense.
    retention: Duration.days(90),
  });
};
