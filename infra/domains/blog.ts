import type { Domain } from '../patterns/domain.ts';
import { onTable, queriesIndex } from '../patterns/uses.ts';

/** What is planned and written for the blog. */
export const blog: Domain = {
  name: 'blog',
  tables: { Blog: { outbox: true, indexed: true } },
  http: {
    uses: [
      onTable('BLOG_TABLE', 'BatchGetItem', 'ConditionCheckItem', 'GetItem', 'PutItem', 'Query'),
      queriesIndex('BLOG_TABLE'),
    ],
    whenItFails: 'Nobody can plan or write posts; what is published stays',
  },
};
