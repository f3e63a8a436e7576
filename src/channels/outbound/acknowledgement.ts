/** The keys of messages that answer what somebody has just written: sent at once, in quiet hours and beyond the cap. */
export const ACKNOWLEDGEMENTS = ['messages_stopped', 'answer_received', 'data_deleted'] as const;
export type Acknowledgement = (typeof ACKNOWLEDGEMENTS)[number];

export function isAcknowledgement(templateKey: string): boolean {
  return (ACKNOWLEDGEMENTS as readonly string[]).includes(templateKey);
}
