/** The import surface: what others may use of personal data. Nothing else of it is imported from outside. */
export * from './inventory';
