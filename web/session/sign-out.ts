/** In a file of its own, so that it is loaded on demand and nothing else of the library with it. */
export { signOut } from 'aws-amplify/auth';
