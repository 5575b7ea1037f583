/** The words of the page on which a sender says how it was. */
export const opinionWords = {
  title: 'How was it?',
  lead: 'One tap tells us.',
  noLink: 'This page needs the whole link from our e-mail. Open it from the e-mail again.',
  refused:
    'This link no longer works, or part of it is missing. You can answer for two months after everything was handed over. If something is wrong, please call us.',
  looking: 'Looking for your shipment…',
  failed: 'Something went wrong on our side. Please try again in a minute.',
  away: 'We could not reach the server. Check your connection and try again.',
  again: 'Try again',
  send: 'Send',
  sent: 'We have what you wrote.',
  stays: 'An answer can be changed for two weeks. If something is still wrong, please call us.',
  more: 'Do you want to add something?',
  moreHint: 'Only our team reads it.',
  wrote: 'What you wrote',
  change: 'Change it',
  privacy: 'We do not publish your answer.',
} as const;
