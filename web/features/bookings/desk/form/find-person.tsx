import { useState } from 'react';
import { readableE164 } from '#domain/kernel/person/readable-phone.ts';
import { mailboxEndpoints } from '#domain/mailboxes/endpoints.ts';
import { useReply } from '#web/api/use-reply.ts';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { SearchField } from '#web/ui/forms/search-field.tsx';
import type { Caller } from './use-caller-draft.ts';

/** More than these are one name too common. */
const SHOWN = 8;

const Found = ({
  search,
  onChoose,
}: {
  readonly search: string;
  readonly onChoose: (caller: Caller) => void;
}) => {
  const query = { search, limit: SHOWN };
  return (
    <Loaded
      query={useReply(['mailboxes', query], mailboxEndpoints.list, { query })}
      loading="Searching…"
      lines={3}
    >
      {({ items }) =>
        items.length === 0 ? (
          <p role="status">Nobody is found. Try the phone number, or keep them below.</p>
        ) : (
          <ul className="border-y border-rule">
            {items.map(({ number, userId, ownerName, ownerPhone, ownerEmail }) => (
              <li key={number} className="border-t border-rule first:border-t-0">
                <button
                  type="button"
                  className="grid min-h-14 w-full content-center px-2 py-2 text-start hover:bg-sunk"
                  onClick={() => onChoose({ id: userId, name: ownerName, phone: ownerPhone ?? '' })}
                >
                  <span className="wrap-anywhere font-semibold">
                    <bdi>{ownerName}</bdi>
                  </span>
                  <span className="wrap-anywhere text-sm text-ink-soft">
                    {[`Mailbox ${number}`, ownerPhone && readableE164(ownerPhone), ownerEmail]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
};

/** Finds a customer by name, mailbox, phone number or e-mail address. */
export const FindPerson = ({ onChoose }: { readonly onChoose: (caller: Caller) => void }) => {
  const [search, ask] = useState('');
  return (
    <div className="grid gap-3">
      <SearchField label="Name, mailbox, phone or e-mail" value={search} onSearch={ask} />
      {search === '' ? null : <Found search={search} onChoose={onChoose} />}
    </div>
  );
};
