import { SendMessageCommand, type SQSClient } from '@aws-sdk/client-sqs';
import type { AnyClientBatch } from '#domain/telemetry/batch.ts';
import { encodeBatch } from './codec.ts';

/** Hands a batch over to the queue; once it answers, the batch is not lost any more. */
export type SendBatch = (batch: AnyClientBatch, signal: AbortSignal) => Promise<void>;

/** Sends each batch as one message, packed, so that it is billed as one request of 64 KB. */
export const batchQueue =
  (client: SQSClient, queueUrl: string): SendBatch =>
  async (batch, signal) => {
    const MessageBody = Buffer.from(encodeBatch(batch)).toString('base64');
    await client.send(new SendMessageCommand({ QueueUrl: queueUrl, MessageBody }), { abortSignal: signal });
  };

/** The packed batch in a message, as it is stored. */
export const bodyOfMessage = (message: string): Uint8Array => Buffer.from(message, 'base64');
