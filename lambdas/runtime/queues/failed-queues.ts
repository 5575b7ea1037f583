import { GetQueueAttributesCommand, type SQSClient } from '@aws-sdk/client-sqs';

/** The name of a queue, which is the end of its URL. */
const nameIn = (url: string): string => url.slice(url.lastIndexOf('/') + 1);

/** The queues of messages that failed, by name. Their URLs are separated by blanks, as infra writes them. */
export const failedQueues = (sqs: SQSClient, urls: string) => {
  const known = new Map(urls.split(' ').map((url) => [nameIn(url), url]));
  return {
    names: [...known.keys()],
    /** How many messages wait in one, approximately; undefined for a name that is none of them. */
    waitingIn: async (name: string): Promise<number | undefined> => {
      const QueueUrl = known.get(name);
      if (QueueUrl === undefined) return undefined;
      const { Attributes } = await sqs.send(
        new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ['ApproximateNumberOfMessages'] }),
      );
      return Number(Attributes?.ApproximateNumberOfMessages ?? 0);
    },
  };
};

export type FailedQueues = ReturnType<typeof failedQueues>;
