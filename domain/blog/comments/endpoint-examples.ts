import type { EndpointExamples } from '../../kernel/endpoint-example.ts';
import { sampleIdea } from '../testing/sample-post.ts';
import type { Comment } from './comment.ts';
import type { commentEndpoints } from './endpoints.ts';

const comment: Comment = {
  id: '019a1d3c-0000-7000-8000-000000000071',
  version: 1,
  text: 'Say what the receiver pays, too.',
  by: 'sample-user',
  at: '2026-11-06T15:00:00.000Z',
};

/** A comment that a colleague writes. */
export const examples: EndpointExamples<typeof commentEndpoints> = {
  comments: { params: { id: sampleIdea.id }, reply: { comments: [comment] } },
  comment: {
    params: { id: sampleIdea.id, comment: comment.id },
    body: { change: { act: 'write', text: comment.text } },
    reply: { comments: [comment] },
  },
};
