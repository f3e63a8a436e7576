/**
 * A failure of the process whose message says all there is to say to whoever runs the service: no stack belongs to it.
 */
export class OperatorError extends Error {}
