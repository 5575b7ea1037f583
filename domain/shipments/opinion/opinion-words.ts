/** The words of the page on which a sender says how it was. */
export const opinionWords = {
  title: 'How was it?',
  lead: 'One tap tells us. You need no account.',
  noLink: 'This page needs the whole link from our e-mail. Open it from the e-mail again.',
  refused:
    'This link does not work any more, or a part of it is missing. We ask for two months after everything was handed over. You can always call us.',
  looking: 'Looking for your shipment…',
  failed: 'Something went wrong on our side. Please try again in a minute.',
  away: 'We could not reach the server. Check your connection and try again.',
  again: 'Try again',
  send: 'Send',
  sent: 'We have it. Thank you.',
  more: 'Do you want to add something?',
  moreHint: 'Only our team reads it.',
  wrote: 'What you wrote',
  change: 'Change it',
  privacy: 'We do not publish your answer.',
} as const;
