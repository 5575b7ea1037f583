import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { commentRefusals } from './change-comment.ts';
import { CommentChange, Comments } from './comment.ts';

/** The endpoints of what colleagues say about posts. */
export const commentEndpoints = {
  comments: endpoint('GET /api/blog/{id}/comments', {
    summary: 'What colleagues say about a post, the first comment first.',
    access: 'content.read',
    params: z.object({ id: z.uuid() }),
    reply: Comments,
  }),
  comment: endpoint('PUT /api/blog/{id}/comments/{comment}', {
    summary:
      'Writes a comment, gives an own one other words, removes it, or marks any as done or open. The same sent again is done once.',
    access: 'content.manage',
    params: z.object({ id: z.uuid(), comment: z.uuid() }),
    body: z.strictObject({ change: CommentChange }),
    reply: Comments,
    refusals: { POST_NOT_FOUND: 404, ...commentRefusals },
  }),
} as const;
