import { useRef, useState } from 'react';
import { type ActName, actNames, acts } from '#domain/desk/acts.ts';
import type { BulkListed } from '#domain/desk/bulk.ts';
import { deskEndpoints } from '#domain/desk/endpoints.ts';
import { useReply } from '#web/api/use-reply.ts';
import { useMay } from '#web/session/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Sheet } from '#web/ui/layout/sheet.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import type { AskedList } from '../slot-props.ts';
import { BulkReport } from './bulk-report.tsx';
import { rowsWords } from './bulk-words.ts';

const nameOf = (listed: BulkListed): ActName | undefined => actNames.find((name) => name === listed.do);

const Line = ({ listed }: { readonly listed: BulkListed }) => {
  const name = nameOf(listed);
  return (
    <>
      {name ? `${acts[name].name}: ${rowsWords(name, listed.total)}` : `${listed.total} rows`}{' '}
      <span className="text-ink-soft">
        <Instant at={listed.askedAt} />
      </span>
    </>
  );
};

const Last = ({ onOpen }: { readonly onOpen: (listed: BulkListed) => void }) => (
  <Loaded
    query={useReply(['bulks'], deskEndpoints.myBulks, {}, { staleTime: 0 })}
    loading="Loading your bulk changes…"
  >
    {({ items }) =>
      items.length === 0 ? (
        <p>You have not changed several rows at once in the last 90 days.</p>
      ) : (
        <ul className="grid gap-1">
          {items.map((listed) => (
            <li key={listed.id}>
              <Button look="quiet" onClick={() => onOpen(listed)}>
                <Line listed={listed} />
              </Button>
            </li>
          ))}
        </ul>
      )
    }
  </Loaded>
);

/** The last bulk changes of this person with their reports, also those that still run. */
export const LastBulks = ({ list }: Pick<AskedList, 'list'>) => {
  const may = useMay();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [shown, show] = useState<BulkListed>();
  const mine = actNames.some((name) => acts[name].list === list && may('desk.manage') && may(acts[name].may));
  if (!mine) return null;
  const close = () => {
    setOpen(false);
    show(undefined);
  };
  return (
    <>
      <Button
        look="quiet"
        onClick={() => {
          setOpen(true);
          dialog.current?.showModal();
        }}
      >
        Bulk changes
      </Button>
      <Sheet dialog={dialog} id="last-bulks" title="Your last bulk changes" onClose={close}>
        {isOpen && shown === undefined ? <Last onOpen={show} /> : null}
        {shown ? (
          <div className="grid gap-4">
            <p className="font-semibold">
              <Line listed={shown} />
            </p>
            <BulkReport id={shown.id} total={shown.total} />
            <Button look="plain" className="justify-self-start" onClick={() => show(undefined)}>
              All of them
            </Button>
          </div>
        ) : null}
      </Sheet>
    </>
  );
};
