import type { StoredMail } from '../mail/outbox.ts';
import { type Return, returns } from '../mail/returned.ts';
import { type Outcome, outcomes } from '../whatsapp/social-messaging.ts';
import { type Html, html, prettyJson, prettyText } from './html.ts';
import { code, count, empty, fold, instant } from './layout.ts';
import { looks } from './mail-body.ts';
import type {
  ConsoleEvent,
  ConsoleFunction,
  ConsoleMessage,
  ConsoleQueue,
  ConsoleStore,
  ConsoleTable,
} from './sources.ts';

/** The number of all messages in a queue: ready, in flight and delayed. */
const depth = (queue: ConsoleQueue): number => queue.ready + queue.inFlight + queue.delayed;
const isDeadLetterQueue = (queue: ConsoleQueue): boolean => (queue.deadLettersOf ?? []).length > 0;

const tile = (href: string, figure: number, label: string, alarm = false): Html =>
  html`<li class="${alarm ? 'tile alarm' : 'tile'}"><a href="${href}"><strong>${figure}</strong> <span>${label}</span></a></li>`;

/** The first page: how much of everything there is, and what failed. */
export const overviewPage = (parts: {
  readonly mail: readonly StoredMail[];
  readonly messages: readonly ConsoleMessage[];
  readonly events: readonly ConsoleEvent[];
  readonly queues: readonly ConsoleQueue[];
  readonly tables: readonly ConsoleTable[];
  readonly stores: readonly ConsoleStore[];
  readonly functions: readonly ConsoleFunction[];
}): Html => {
  const waiting = parts.queues
    .filter((queue) => !isDeadLetterQueue(queue))
    .reduce((sum, queue) => sum + depth(queue), 0);
  const dead = parts.queues.filter(isDeadLetterQueue).reduce((sum, queue) => sum + depth(queue), 0);
  const [latest] = parts.mail;
  return html`<p class="lead">Nothing here leaves this machine. This console exists on this machine only, never in a deployed stage.</p>
<ul class="tiles">
${tile('/local/mail', parts.mail.length, 'outgoing mail')}
${tile('/local/messages', parts.messages.length, 'other messages')}
${tile('/local/events', parts.events.length, 'events')}
${tile('/local/queues', waiting, 'waiting in queues')}
${tile('/local/queues', dead, dead > 0 ? 'dead letters: look at them' : 'dead letters', dead > 0)}
${tile('/local/tables', parts.tables.length, 'tables')}
${tile('/local/edge', parts.stores.flatMap(({ pairs }) => pairs).length, 'published paths')}
${tile('/local/functions', parts.functions.length, 'functions')}
</ul>
${latest === undefined ? '' : html`<h2>Latest mail</h2>${mailCard(latest)}`}`;
};

const mailBody = (mail: StoredMail): Html => {
  if (mail.html === undefined) return code(`Text of ${mail.subject}`, mail.text ?? '');
  return html`<div class="bodies">${looks.map((look) => html`<iframe title="Body of ${mail.subject}, ${look}" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/local/mail/${mail.id}/body/${look}" loading="lazy"></iframe>`)}</div>
${mail.text === undefined ? '' : fold('Plain text', code(`Plain text of ${mail.subject}`, mail.text))}`;
};

const returnWords: Readonly<Record<Return, { readonly act: string; readonly done: string }>> = {
  bounce: { act: 'Bounce', done: 'It came back: there is no such address.' },
  complaint: { act: 'Mark as spam', done: 'Its reader marked it as spam.' },
};

const returnButton = (mail: StoredMail, what: Return): Html =>
  html`<form method="post" action="/local/mail/${mail.id}/${what}"><button>${returnWords[what].act}<span class="visually-hidden"> ${mail.subject}</span></button></form>`;

/** What happens to a mail on its way. Cognito's own mails are not told of. */
const onItsWay = (mail: StoredMail): Html | string => {
  const done = returns.find((what) => what === mail.status);
  if (done) return html`<p class="meta">${returnWords[done].done}</p>`;
  return mail.via === 'ses'
    ? html`<div class="acts">${returns.map((what) => returnButton(mail, what))}</div>`
    : '';
};

/** `PCL-7K3M9Q2X.jpg (28 KB)`. */
const fileWords = ({ fileName, bytes }: NonNullable<StoredMail['attachments']>[number]): string =>
  `${fileName} (${Math.ceil(bytes / 1024)} KB)`;

const mailCard = (mail: StoredMail): Html =>
  html`<article class="card">
<h2>${mail.subject === '' ? '(no subject)' : mail.subject}</h2>
<dl class="facts">
<div><dt>To</dt><dd>${mail.to.join(', ')}</dd></div>
<div><dt>From</dt><dd>${mail.from}</dd></div>
${mail.replyTo === undefined ? '' : html`<div><dt>Replies to</dt><dd>${mail.replyTo.join(', ')}</dd></div>`}
<div><dt>Sent</dt><dd>${instant(mail.sentAt)} by ${mail.via}</dd></div>
${mail.attachments === undefined ? '' : html`<div><dt>With it</dt><dd>${mail.attachments.map(fileWords).join(', ')}</dd></div>`}
</dl>
${
  mail.links.length === 0
    ? ''
    : html`<ul class="links" aria-label="Links in this mail">${mail.links.map((link) => html`<li><a href="${link}">${link}</a></li>`)}</ul>`
}
${fold('Show the body', mailBody(mail))}
${onItsWay(mail)}
</article>`;

/** Outgoing mail with clickable links, and with bodies in a sandboxed frame. */
export const mailPage = (mail: readonly StoredMail[], to: string): Html =>
  html`<form class="filter" role="search"><label for="to">Recipient</label>
<input id="to" name="to" type="email" value="${to}" autocomplete="off" placeholder="anyone"><button>Show</button></form>
${
  mail.length > 0
    ? html`<p class="count">${count(mail.length, 'mail')}, the newest first</p>${mail.map(mailCard)}`
    : to === ''
      ? empty(
          'No mail yet',
          'Register an account: its confirmation mail appears here, with the link to follow.',
        )
      : empty('No mail to this address', 'Check the address, or empty the field to see all mail.')
}`;

const outcomeWords: Readonly<Record<Outcome, string>> = {
  delivered: 'Deliver',
  read: 'Read',
  failed: 'Fail',
};

const outcomeButton = (message: ConsoleMessage, outcome: Outcome): Html =>
  html`<form method="post" action="/local/messages/${message.id}/${outcome}"><button>${outcomeWords[outcome]}<span class="visually-hidden"> the message to ${message.to}</span></button></form>`;

/** One message as its phone shows it, with how far it came. */
const messageBubble = (message: ConsoleMessage): Html =>
  message.status === 'reply'
    ? html`<article class="bubble theirs"><p>${message.text}</p><p class="meta">${instant(message.sentAt)} · written on this phone</p></article>`
    : html`<article class="bubble"><p>${message.text}</p>
<p class="meta">${instant(message.sentAt)} · ${message.status} · ${message.channel}${message.template === '' ? '' : `, ${message.template}`}</p>
${message.status === 'failed' ? '' : html`<div class="links">${outcomes.map((outcome) => outcomeButton(message, outcome))}</div>`}</article>`;

/** What the phone's owner writes back, to the number that the newest message came from. */
const replyForm = (to: string, [newest]: readonly ConsoleMessage[]): Html | string =>
  newest === undefined
    ? ''
    : html`<form class="filter" method="post" action="/local/messages/${newest.id}/reply"><label for="reply-${newest.id}">Answer<span class="visually-hidden"> from ${to}</span></label>
<input id="reply-${newest.id}" name="text" value="STOP" maxlength="500" autocomplete="off"><button>Reply</button></form>`;

/** Anybody may write to our number first, from a phone that has no message of ours. */
const writeForm = html`<form class="filter" method="post" enctype="multipart/form-data" action="/local/messages/write"><label for="write-from">Write to our number from</label>
<input id="write-from" name="from" type="tel" required placeholder="+1 201 555 0142" autocomplete="off">
<label for="write-text">Message</label><input id="write-text" name="text" maxlength="500" autocomplete="off">
<label for="write-file">Photo or PDF</label><input id="write-file" name="file" type="file" accept="image/*,application/pdf"><button>Send</button></form>`;

/** Messages other than mail, such as WhatsApp, as the phones show them: one phone after the other. */
export const messagesPage = (messages: readonly ConsoleMessage[]): Html =>
  html`${writeForm}${
    messages.length === 0
      ? empty('No messages', 'WhatsApp messages appear here when somebody has agreed to get them.')
      : html`<p class="count">${count(messages.length, 'message')}, the newest first</p>${[
          ...Map.groupBy(messages, ({ to }) => to),
        ].map(
          ([to, theirs]) =>
            html`<section class="phone"><h2>${to}</h2>${replyForm(to, theirs)}${theirs.map(messageBubble)}</section>`,
        )}`
  }`;

/** Events with their payloads, the newest first. */
export const eventsPage = (events: readonly ConsoleEvent[]): Html =>
  events.length === 0
    ? empty('No events yet', 'What the parts of the app tell each other over its buses appears here.')
    : html`<p class="count">${count(events.length, 'event')}, the newest first</p>${events.map(
        (event) => html`<article class="card"><h2>${event.detailType}</h2>
<dl class="facts"><div><dt>Source</dt><dd>${event.source}</dd></div><div><dt>Bus</dt><dd>${event.bus}</dd></div>
<div><dt>At</dt><dd>${instant(event.time)}</dd></div>${
          event.rules === undefined
            ? ''
            : html`<div><dt>Taken by</dt><dd>${event.rules.length === 0 ? 'nobody' : event.rules.join(', ')}</dd></div>`
        }</dl>
${fold('Payload', code(`Payload of ${event.detailType}`, prettyJson(event.detail)))}</article>`,
      )}`;

const queueMessages = (queue: ConsoleQueue): Html =>
  fold(
    `First ${count(queue.messages.length, 'message')}`,
    html`${queue.messages.map(
      (message) =>
        html`<div class="message"><p class="meta">${message.state ?? 'ready'}${
          message.sentAt === undefined ? '' : html`, sent ${instant(message.sentAt)}`
        }${message.receiveCount === undefined ? '' : `, received ${count(message.receiveCount, 'time')}`}</p>${code(`Message ${message.id}`, prettyText(message.body))}</div>`,
    )}`,
  );

const redriveForm = (queue: ConsoleQueue): Html =>
  html`<form method="post" action="/local/queues/${encodeURIComponent(queue.name)}/redrive"><button class="primary">Redrive ${count(queue.ready, 'message')}<span class="visually-hidden"> of ${queue.name}</span></button></form>`;

const queueCard = (queue: ConsoleQueue): Html => {
  const dead = isDeadLetterQueue(queue);
  return html`<article class="${dead && depth(queue) > 0 ? 'card alarm' : 'card'}">
<h2>${queue.name}</h2>
<p class="meta">${
    dead
      ? `Dead letters of ${(queue.deadLettersOf ?? []).join(', ')}`
      : queue.deadLetterQueue === undefined
        ? 'No dead-letter queue'
        : `Failures go to ${queue.deadLetterQueue}`
  }</p>
<dl class="figures"><div><dt>Ready</dt><dd>${queue.ready}</dd></div><div><dt>In flight</dt><dd>${queue.inFlight}</dd></div><div><dt>Delayed</dt><dd>${queue.delayed}</dd></div></dl>
${queue.messages.length === 0 ? '' : queueMessages(queue)}
${dead && queue.ready > 0 ? redriveForm(queue) : ''}
</article>`;
};

/** Queues with their numbers of messages. Dead-letter queues with messages come first and can be redriven. */
export const queuesPage = (queues: readonly ConsoleQueue[], moved: string | undefined): Html => {
  const urgency = (queue: ConsoleQueue): number =>
    isDeadLetterQueue(queue) ? (depth(queue) > 0 ? 0 : 2) : 1;
  const inOrder = queues.toSorted((a, b) => urgency(a) - urgency(b) || a.name.localeCompare(b.name));
  return html`${
    moved === undefined
      ? ''
      : html`<p class="notice" role="status">${count(Number(moved), 'message')} moved back to where ${moved === '1' ? 'it' : 'they'} failed.</p>`
  }${inOrder.length === 0 ? empty('No queues', 'The template has no queue.') : inOrder.map(queueCard)}`;
};

const text = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
/** The start of a long value, with the complete value as the title. */
const cell = (value: unknown): string =>
  text(value).length > 120 ? `${text(value).slice(0, 120)}…` : text(value);

const itemsTable = (table: ConsoleTable): Html => {
  const columns = [...new Set(table.items.flatMap((item) => Object.keys(item)))];
  const keysFirst = columns.toSorted(
    (a, b) => Number(b === 'pk' || b === 'sk') - Number(a === 'pk' || a === 'sk'),
  );
  return html`<div class="scroll" tabindex="0" role="group" aria-label="First items of ${table.name}"><table>
<thead><tr>${keysFirst.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>${table.items.map(
    (item) =>
      html`<tr>${keysFirst.map((column) => (item[column] === undefined ? html`<td></td>` : html`<td title="${text(item[column])}">${cell(item[column])}</td>`))}</tr>`,
  )}</tbody></table></div>`;
};

/** Tables with their sizes and first items. */
export const tablesPage = (tables: readonly ConsoleTable[]): Html =>
  tables.length === 0
    ? empty('No tables', 'The template has no table.')
    : html`${tables.map(
        (
          table,
        ) => html`<article class="card"><h2>${table.name}</h2><p class="meta">${count(table.itemCount, 'item')}</p>
${table.items.length === 0 ? '' : fold(`First ${count(table.items.length, 'item')}`, itemsTable(table))}</article>`,
      )}`;

const pairsTable = ({ name, pairs }: ConsoleStore): Html =>
  html`<div class="scroll" tabindex="0" role="group" aria-label="Pairs of ${name}"><table>
<thead><tr><th scope="col">Path</th><th scope="col">Object</th></tr></thead>
<tbody>${pairs.map(([key, value]) => html`<tr><td><a href="${key}">${key}</a></td><td title="${value}">${cell(value)}</td></tr>`)}</tbody></table></div>`;

/** Published objects that the edge serves instead of built files. */
export const edgePage = (stores: readonly ConsoleStore[]): Html =>
  stores.length === 0
    ? empty('No key value store', 'The template has no store for functions at the edge.')
    : html`${stores.map(
        (store) => html`<article class="card"><h2>${store.name}</h2>
${
  store.pairs.length === 0
    ? html`<p class="meta">Every page is as it was built</p>`
    : html`<p class="meta">${count(store.pairs.length, 'path')} published after the build</p>${pairsTable(store)}`
}</article>`,
      )}`;

/** Functions with the last lines of their logs. */
export const functionsPage = (functions: readonly ConsoleFunction[]): Html =>
  functions.length === 0
    ? empty('No functions', 'The template has no function.')
    : html`${functions.map(
        (fn) => html`<article class="card"><h2>${fn.name}</h2>
${
  fn.lines.length === 0
    ? html`<p class="meta">Not called since the start</p>`
    : fold(`Last ${count(fn.lines.length, 'line')}`, code(`Log of ${fn.name}`, fn.lines.join('\n')))
}</article>`,
      )}`;
