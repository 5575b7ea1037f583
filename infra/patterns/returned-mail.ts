import { EventBus } from 'aws-cdk-lib/aws-events';
import { ConfigurationSet, EmailSendingEvent, EventDestination } from 'aws-cdk-lib/aws-ses';
import type { House, Piece } from '../house.ts';

/** The set of settings that all our mail is sent with. */
export const mailSetOf = ({ stage }: Pick<House, 'stage'>): string => `skybarrel-${stage.name}`;

/** Lets SES tell the default bus of the account what came back, and what was called spam. */
export const tellsReturnedMail: Piece = (scope, house) => {
  if (!house.stage.sesIdentity) return;
  const set = new ConfigurationSet(scope, 'MailSet', { configurationSetName: mailSetOf(house) });
  set.addEventDestination('ReturnedMail', {
    destination: EventDestination.eventBus(EventBus.fromEventBusName(scope, 'AccountBus', 'default')),
    events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
  });
};
