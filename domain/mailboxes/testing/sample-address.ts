/** The address of a mailbox as the API answers it. An invented person. */
export const sampleAddress = {
  name: 'Ann Persaud',
  line1: '100 Sample Dock Road',
  line2: '',
  line3: 'Mailbox 10001',
  city: 'Kearny',
  state: 'NJ',
  postal_code: '07032',
  country: 'United States',
};
