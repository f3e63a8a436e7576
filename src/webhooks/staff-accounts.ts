/** The accounts of people who work in the console. The console depends on this context and provides them. */
export abstract class StaffAccounts {
  /** Whether an account is active. */
  abstract isActive(id: string): Promise<boolean>;
}
