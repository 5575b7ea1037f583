const steps = [
  {
    title: 'Register',
    text: 'Four short steps: e-mail, name, address, check. It costs nothing.',
  },
  {
    title: 'Open the e-mail',
    text: 'Follow the link we send you. Your mailbox number is given the moment your address is confirmed.',
  },
  {
    title: 'Copy your U.S. address',
    text: 'It stands on your dashboard, line by line, ready to paste at any checkout.',
  },
  {
    title: 'Shop, and send it to us',
    text: 'The number on line 3 tells the dock in Kearny whose parcel has come in.',
  },
] as const;

/** From nothing to an address, in four steps. */
export const MailboxSteps = () => (
  <section aria-labelledby="mailbox-title" className="mx-auto max-w-6xl px-4 py-12 sm:py-20">
    <h2 id="mailbox-title" className="max-w-2xl text-4xl sm:text-5xl">
      How your U.S. mailbox works
    </h2>
    <ol className="mt-8 grid gap-x-10 sm:grid-cols-2 lg:grid-cols-4">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="border-t-[1.5px] border-ink py-5">
          <span aria-hidden="true" className="font-display text-5xl font-extrabold text-action">
            {index + 1}
          </span>
          <h3 className="mt-3 text-2xl">{title}</h3>
          <p className="mt-2 text-ink-soft">{text}</p>
        </li>
      ))}
    </ol>
  </section>
);
