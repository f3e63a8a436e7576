/** Whether an account gets mails about the issues it holds: at once, or one digest in the morning. */
export const HOLDER_MAILS = ['none', 'at_once', 'digest'] as const;
export type HolderMail = (typeof HOLDER_MAILS)[number];
