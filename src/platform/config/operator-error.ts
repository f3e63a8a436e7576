/** A failure whose message is enough for the operator of the service: it is shown without a stack. */
export class OperatorError extends Error {}
