/** A web page where people read their e-mail. */
interface Mailbox {
  readonly name: string;
  readonly url: string;
}

const gmail: Mailbox = { name: 'Gmail', url: 'https://mail.google.com/' };
const outlook: Mailbox = { name: 'Outlook', url: 'https://outlook.live.com/mail/' };
const yahoo: Mailbox = { name: 'Yahoo Mail', url: 'https://mail.yahoo.com/' };
const icloud: Mailbox = { name: 'iCloud Mail', url: 'https://www.icloud.com/mail/' };
const aol: Mailbox = { name: 'AOL Mail', url: 'https://mail.aol.com/' };

const byHost: ReadonlyMap<string, Mailbox> = new Map([
  ['gmail.com', gmail],
  ['googlemail.com', gmail],
  ['outlook.com', outlook],
  ['hotmail.com', outlook],
  ['live.com', outlook],
  ['msn.com', outlook],
  ['yahoo.com', yahoo],
  ['ymail.com', yahoo],
  ['icloud.com', icloud],
  ['me.com', icloud],
  ['mac.com', icloud],
  ['aol.com', aol],
]);

/** Where somebody with this address reads their e-mail, for the providers that most people have; undefined for others. */
export const mailboxOf = (email: string): Mailbox | undefined =>
  byHost.get(email.slice(email.lastIndexOf('@') + 1).toLowerCase());
