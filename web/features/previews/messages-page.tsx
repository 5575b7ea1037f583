import { Link, useSearchParams } from 'react-router-dom';
import { type MessagePreview, previewEndpoints, type SilentEvent } from '#domain/previews/endpoints.ts';
import { useReply } from '#web/api/use-reply.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { MessageDetail } from './message-detail.tsx';
import { abouts, listEntry } from './message-words.ts';

type Messages = readonly MessagePreview[];

const Entry = ({
  message,
  messages,
  isShown,
}: {
  readonly message: MessagePreview;
  readonly messages: Messages;
  readonly isShown: boolean;
}) => {
  const { name, ways, opening } = listEntry(message, messages);
  return (
    <Link
      to={{ search: `?message=${encodeURIComponent(message.id)}` }}
      aria-current={isShown ? 'true' : undefined}
      className={classNames(
        'block px-2 py-2 no-underline hover:bg-sunk',
        isShown ? 'bg-sunk font-semibold' : '',
      )}
    >
      <span className="block break-words">{name}</span>
      {opening === '' ? null : <span className="block break-words text-sm font-normal">{opening}</span>}
      <span className="block text-sm font-normal text-ink-soft">{ways}</span>
    </Link>
  );
};

const List = ({ messages, shown }: { readonly messages: Messages; readonly shown: string | undefined }) => (
  <nav aria-label="Messages" className="grid content-start gap-6">
    {Object.entries(abouts).map(([about, title]) => (
      <Section key={about} title={title} className="grid gap-2">
        <ul className="border-t border-rule">
          {messages
            .filter((message) => message.about === about)
            .map((message) => (
              <li key={message.id} className="border-b border-rule">
                <Entry message={message} messages={messages} isShown={message.id === shown} />
              </li>
            ))}
        </ul>
      </Section>
    ))}
  </nav>
);

/** What happens without anybody being told, with the reason. */
const Silent = ({ events }: { readonly events: readonly SilentEvent[] }) => (
  <details className="mt-10 border-t border-rule pt-2">
    <summary className="min-h-11 cursor-pointer content-center font-semibold">
      {events.length} things that nobody is told, and why
    </summary>
    <dl className="mt-2 grid gap-x-8 gap-y-3 lg:grid-cols-2">
      {events.map(({ id, name, why }) => (
        <div key={id} className="border-b border-rule pb-3">
          <dt className="font-semibold">{name}</dt>
          <dd className="text-ink-soft">{why}</dd>
        </div>
      ))}
    </dl>
  </details>
);

/** On a phone either the list or one message, beside each other where there is room. */
const ListAndMessage = ({ messages }: { readonly messages: Messages }) => {
  const [search] = useSearchParams();
  const id = search.get('message') ?? undefined;
  const message = messages.find((each) => each.id === id);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <div className={message ? 'hidden lg:grid' : 'grid'}>
        <List messages={messages} shown={message?.id} />
      </div>
      {message ? (
        <div className="self-start lg:sticky lg:top-4">
          <p className="mb-4 lg:hidden">
            <Link to={{ search: '' }} className={textLink}>
              All messages
            </Link>
          </p>
          <MessageDetail message={message} />
        </div>
      ) : (
        <div className="hidden lg:block">
          <EmptyState title="Choose a message">You see it here as people get it.</EmptyState>
        </div>
      )}
    </div>
  );
};

/** `/admin/messages`: every message that people get, with the settings of today and sample facts. */
export const MessagesPage = () => (
  <>
    <PageHeader title="Messages">
      Everything that people are told, word for word. Names, numbers and dates are samples. Your name, phone
      and address come from the settings.
    </PageHeader>
    <Loaded
      query={useReply(['messages'], previewEndpoints.list, {})}
      loading="Writing the messages…"
      lines={14}
    >
      {({ messages, silent }) => (
        <>
          <ListAndMessage messages={messages} />
          <Silent events={silent} />
        </>
      )}
    </Loaded>
  </>
);
