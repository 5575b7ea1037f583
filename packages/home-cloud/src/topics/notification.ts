import type { TopicDefinition } from './definition.ts';

/** A message on a topic. */
export interface Published {
  readonly id: string;
  readonly message: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The event that SNS calls a function with: one message. It is signed on AWS, which functions do not check. */
export const notificationFor = (
  { arn }: Pick<TopicDefinition, 'arn'>,
  { id, message, at }: Published,
): object => ({
  Records: [
    {
      EventVersion: '1.0',
      EventSource: 'aws:sns',
      EventSubscriptionArn: `${arn}:${id}`,
      Sns: {
        Type: 'Notification',
        MessageId: id,
        TopicArn: arn,
        Subject: null,
        Message: message,
        Timestamp: new Date(at).toISOString(),
        MessageAttributes: {},
      },
    },
  ],
});
