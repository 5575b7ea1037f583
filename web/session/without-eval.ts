import * as z from 'zod/mini';

// zod would compile its parsers with `new Function`, which the content security policy forbids.
z.config({ jitless: true });
