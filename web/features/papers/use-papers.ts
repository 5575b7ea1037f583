import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { paperEndpoints } from '#domain/papers/endpoints.ts';
import type { agentPapers, IssuedPaper, PaperFormat, PaperOf } from '#domain/papers/paper.ts';
import { api } from '#web/api/client.ts';
import { readAfter, useReply } from '#web/api/use-reply.ts';
import { openInTab } from '#web/ui/open-tab.ts';

const KEY = 'papers';
const PAGE_SIZE = 10;

/** One page of the issued papers of a subject, newest first. */
export const usePapers = (subject: string, cursor: string | undefined) =>
  useReply(
    [KEY, subject, cursor],
    paperEndpoints.list,
    { query: { subject, limit: PAGE_SIZE, cursor } },
    { placeholderData: keepPreviousData },
  );

/** Who issued a paper and who printed it. */
export const usePaperHistory = ({ id, subject }: IssuedPaper) =>
  useReply([KEY, 'history', id], paperEndpoints.history, {
    params: { id },
    query: { subject, limit: 50 },
  });

/** What is printed: a kind of paper in a format; of labels perhaps only some, of a manifest perhaps an earlier version. */
export interface Wanted {
  readonly kind: PaperOf<'shipment' | 'departure'>;
  readonly format: PaperFormat;
  readonly pieces?: readonly number[];
  /** For labels of a flight: those after a part that was printed. */
  readonly after?: string;
  /** For a manifest. */
  readonly version?: number;
}

/** A PDF is shown in a new tab, to be printed there; a file for a program is downloaded. */
const show = (format: PaperFormat, addressOf: () => Promise<string>): Promise<void> =>
  format === 'pdf' ? openInTab(addressOf) : addressOf().then((url) => location.assign(url));

interface Printed {
  readonly paper: IssuedPaper;
  readonly url: string;
}

/** Prints what a body asks for and shows it. A press again after a lost answer is the same print. */
const usePrint = <Body extends { readonly format: PaperFormat }>(
  print: (body: Body, headers: { 'idempotency-key': string }) => Promise<Printed>,
) => {
  const cache = useQueryClient();
  const waiting = useRef<{ readonly of: string; readonly key: string }>(undefined);
  return useMutation({
    mutationFn: async (body: Body): Promise<IssuedPaper | undefined> => {
      const of = JSON.stringify(body);
      const key = waiting.current?.of === of ? waiting.current.key : crypto.randomUUID();
      waiting.current = { of, key };
      let printed: IssuedPaper | undefined;
      await show(body.format, async () => {
        const { url, paper } = await print(body, { 'idempotency-key': key });
        waiting.current = undefined;
        printed = paper;
        return url;
      });
      return printed;
    },
    onSettled: readAfter(() => cache.invalidateQueries({ queryKey: [KEY] })),
  });
};

/** Issues or prints a paper of a shipment or a flight, at the desk. */
export const useIssue = (subject: string) =>
  usePrint(({ pieces, ...wanted }: Wanted, headers) =>
    api(paperEndpoints.issue, {
      headers,
      body: { ...wanted, subject, ...(pieces === undefined ? {} : { pieces: [...pieces] }) },
    }),
  );

/** A paper for customs at the destination. */
export interface WantedThere {
  readonly kind: (typeof agentPapers)[number];
  readonly format: PaperFormat;
}

/** Issues or prints a paper of what has left for a country of the caller. */
export const useIssueThere = (subject: string) =>
  usePrint((wanted: WantedThere, headers) =>
    api(paperEndpoints.issueAtDestination, { headers, body: { ...wanted, subject } }),
  );

/** Issues or prints an invoice, for its owner and for the desk. */
export const usePrintInvoice = (number: string) =>
  usePrint((wanted: { readonly kind: PaperOf<'invoice'>; readonly format: PaperFormat }, headers) =>
    api(paperEndpoints.issueOfInvoice, { headers, body: { ...wanted, subject: `invoice:${number}` } }),
  );

/** Opens an issued paper; each time is noted as a print. */
export const useOpen = ({ id, subject, format }: IssuedPaper) => {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () =>
      show(format, async () => (await api(paperEndpoints.open, { params: { id }, query: { subject } })).url),
    onSettled: readAfter(() => cache.invalidateQueries({ queryKey: [KEY, 'history', id] })),
  });
};
