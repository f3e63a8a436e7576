import type { z } from 'zod';

/** An environment variable the service reads. */
export interface Setting {
  schema: z.ZodType;
  /** What a reader of `.env.example` needs to know. */
  about: string;
  /** The value used when the variable is unset, as it would be written; absent: derived, see `about`. */
  fallback?: string;
  /** What to do when the value is refused. */
  fix: string;
}
