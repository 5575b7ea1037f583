import * as z from 'zod/mini';
import { readableBy } from '../../pools/attribute-validation.ts';
import { field, publicOperation } from '../../protocol/operation.ts';
import { authenticate } from '../../sessions/authentication.ts';
import { attributeList, factorsOf } from '../../users/views.ts';

const Input = z.object({ AccessToken: field.text });

/** The token's owner, with the attributes the client may read. */
export const getUser = publicOperation('GetUser', Input, (services) => async (input) => {
  const { client, user } = await authenticate(services, input.AccessToken);
  return {
    Username: user.username,
    UserAttributes: attributeList(user, readableBy(client, user.attributes)),
    ...factorsOf(user),
  };
});
