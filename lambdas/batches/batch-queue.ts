import { SendMessageCommand, type SQSClient } from '@aws-sdk/client-sqs';
import type { AnyClientBatch } from '#domain/telemetry/batch.ts';
import { encodeBatch } from './codec.ts';

/** Puts a batch on the queue. Once it resolves, the batch is safe. */
export type SendBatch = (batch: AnyClientBatch, signal: AbortSignal) => Promise<void>;

/** Sends each batch as one compressed message. SQS bills a message of up to 64 KB as one request. */
export const batchQueue =
  (client: SQSClient, queueUrl: string): SendBatch =>
  async (batch, signal) => {
    const MessageBody = Buffer.from(encodeBatch(batch)).toString('base64');
    await client.send(new SendMessageCommand({ QueueUrl: queueUrl, MessageBody }), { abortSignal: signal });
  };

/** The encoded batch in a message, in the form in which it is stored. */
export const bodyOfMessage = (message: string): Uint8Array => Buffer.from(message, 'base64');
