import * as z from 'zod/mini';

/** Query of every paged list: the opaque cursor from the previous page, and the number of items to return. */
export const pageQuery = {
  cursor: z.optional(z.string().check(z.maxLength(2048))),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 25),
};

/** Reply of every paged list. `next` is the cursor of the next page, absent on the last one. */
export const pageOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ items: z.array(item), next: z.optional(z.string()) });
