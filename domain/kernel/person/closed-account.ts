/** What stands in place of a name whose owner has closed their account, wherever no paper has to keep the name. */
export const CLOSED_ACCOUNT = 'Closed account';
