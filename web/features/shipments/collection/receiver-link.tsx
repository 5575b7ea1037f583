import { useState } from 'react';
import { type Collection, codeEndpoints } from '#domain/shipments/handover/code-endpoints.ts';
import { collectEndpoints } from '#domain/shipments/handover/collect-endpoints.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { messageOf } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { useChange, useReply } from '#web/api/use-reply.ts';
import { Button } from '#web/ui/button.tsx';
import { copyText } from '#web/ui/copy-text.ts';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { CollectorForm } from './collector.tsx';
import { linkWords, openedWords } from './words.ts';

const endpointsFor = {
  sender: { show: codeEndpoints.collection, make: collectEndpoints.receiverLink },
  desk: { show: codeEndpoints.deskCollection, make: collectEndpoints.deskReceiverLink },
} as const;

interface Props {
  readonly shipment: Pick<Shipment, 'number' | 'bookedAt' | 'closedAt'>;
  readonly reader: keyof typeof endpointsFor;
}

/** A new link, which can be copied or given to another app now and never again. */
const Made = ({ link }: { readonly link: string }) => {
  const [copied, setCopied] = useState<'yes' | 'refused'>();
  return (
    <div className="grid justify-items-start gap-2 rounded-label border-[1.5px] border-ink bg-sheet p-4">
      <p className="max-w-full break-all font-mono text-sm">{link}</p>
      <p>{linkWords.once}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void copyText(link).then((done) => setCopied(done ? 'yes' : 'refused'))}>
          {linkWords.copy}
        </Button>
        {'share' in navigator ? (
          // Somebody may close the menu, which is no failure.
          <Button look="plain" onClick={() => void navigator.share({ url: link }).catch(() => undefined)}>
            {linkWords.share}
          </Button>
        ) : null}
      </div>
      <p role="status" className="text-sm empty:hidden">
        {copied === undefined ? null : linkWords[copied === 'yes' ? 'copied' : 'notCopied']}
      </p>
    </div>
  );
};

const Link = ({ shipment: { number }, reader, shown }: Props & { readonly shown: Collection }) => {
  const [token, setToken] = useState<{ token: string; version: number }>();
  const change = useChange(
    async () => api(endpointsFor[reader].make, { params: { number }, body: { version: shown.link.version } }),
    ['collection', number],
  );
  const { link, collector } = shown;
  return (
    <div className="grid gap-4">
      <p className="max-w-prose">{link.version === 0 ? linkWords.none : openedWords(link)}</p>
      {collector.name === undefined ? null : (
        <p className="break-words">
          May collect it as well: <strong>{collector.name}</strong>.
        </p>
      )}
      {token === undefined || token.version < link.version ? null : (
        <Made link={`${location.origin}/collect#${token.token}`} />
      )}
      {change.isError ? <Alert title="No new link">{messageOf(change.error)}</Alert> : null}
      <Button
        look="plain"
        className="justify-self-start"
        busy={change.isPending}
        onClick={() =>
          change.mutate(undefined, {
            onSuccess: (made) => setToken({ token: made.token, version: made.shown.version }),
          })
        }
      >
        {link.version === 0 ? linkWords.make : linkWords.makeNew}
      </Button>
      {reader === 'sender' ? <CollectorForm number={number} collector={collector} /> : null}
    </div>
  );
};

/** The link by which the receiver sees what comes and how to collect it, for who may make one. */
export const ReceiverLink = (props: Props) => {
  const {
    shipment: { number, bookedAt, closedAt },
    reader,
  } = props;
  const isUnderWay = bookedAt !== undefined && closedAt === undefined;
  const query = useReply(
    ['collection', number],
    endpointsFor[reader].show,
    { params: { number } },
    { enabled: isUnderWay },
  );
  if (!isUnderWay) return null;
  return (
    <Section title={linkWords.title} className="grid gap-4 border-t-[1.5px] border-ink pt-4">
      <Loaded query={query} loading="Loading the link…" lines={2}>
        {(shown) => <Link {...props} shown={shown} />}
      </Loaded>
    </Section>
  );
};
