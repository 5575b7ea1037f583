import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { waitingSince } from '#domain/blog/comments/change-comment.ts';
import { Comment } from '#domain/blog/comments/comment.ts';
import { writeVersion } from '../../runtime/aggregate/write-version.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import type { PublishedEvent } from '../../runtime/table/outbox.ts';
import { COMMENTED, commentsKey } from '../items.ts';

const Kept = z.object({ version: z.int(), comments: z.array(Comment) });
/** The comments of a post. Their version grows with each change of any of them. */
export interface KeptComments {
  readonly version: number;
  readonly comments: readonly Comment[];
}

/** On the list of posts with something to answer as long as a comment is open. */
const commentsItem = (id: string, { version, comments }: KeptComments) => {
  const since = waitingSince(comments);
  return {
    ...commentsKey(id),
    id,
    version,
    comments,
    ...(since === undefined ? {} : { gsi1pk: COMMENTED, gsi1sk: `${since}#${id}` }),
  };
};

/** How comments are stored: those of a post are one item, so that two colleagues lose nothing of each other. */
export const commentStore = (client: DynamoDBDocumentClient, TableName: string) => ({
  find: async (id: string): Promise<KeptComments> => {
    const item = await getItem(client, TableName, commentsKey(id));
    return item === undefined ? { version: 0, comments: [] } : Kept.parse(item);
  },
  /** False when somebody else wrote in between. */
  write: async (id: string, kept: KeptComments, event: PublishedEvent): Promise<boolean> =>
    (await writeVersion(client, TableName, { item: commentsItem(id, kept), events: [event] })) === undefined,
});

export type CommentStore = ReturnType<typeof commentStore>;
