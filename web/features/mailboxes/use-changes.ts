import type { EndpointInput } from '#domain/kernel/endpoint.ts';
import { mailboxEndpoints } from '#domain/mailboxes/endpoints.ts';
import type { FurtherName } from '#domain/mailboxes/further-name.ts';
import type { Mailbox } from '#domain/mailboxes/mailbox.ts';
import { api } from '#web/api/client.ts';
import { useChange } from '#web/api/use-reply.ts';

type Body<Name extends 'form' | 'status' | 'move' | 'takeOver'> = EndpointInput<
  (typeof mailboxEndpoints)[Name]
>['body'];
type Seen = Pick<Mailbox, 'number' | 'version'>;

const keyOf = (number: string) => ['mailbox', number];

/** Sets the further names of a mailbox as it was looked at. */
export const useNamesChange = ({ number, version }: Seen) =>
  useChange(
    (names: FurtherName[]) => api(mailboxEndpoints.names, { params: { number }, body: { version, names } }),
    keyOf(number),
  );

/** Records a signed Form 1583. */
export const useFormChange = (number: string) =>
  useChange((body: Body<'form'>) => api(mailboxEndpoints.form, { params: { number }, body }), keyOf(number));

/** Suspends, closes or opens a mailbox. */
export const useStatusChange = (number: string) =>
  useChange(
    (body: Body<'status'>) => api(mailboxEndpoints.status, { params: { number }, body }),
    keyOf(number),
  );

/** Moves a mailbox to another person. */
export const useMove = (number: string) =>
  useChange((body: Body<'move'>) => api(mailboxEndpoints.move, { params: { number }, body }), keyOf(number));

/** Gives somebody the number that they had in an old system. What is shown of any mailbox is read again. */
export const useTakeOver = () =>
  useChange(
    ({ number, ...body }: Body<'takeOver'> & { readonly number: string }) =>
      api(mailboxEndpoints.takeOver, { params: { number }, body }),
    ['mailbox'],
  );
